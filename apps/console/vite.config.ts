import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        // Libraries change less often than the console: they keep their address across releases.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              // What the shell shows of MUI, and what all of MUI stands on.
              name: 'mui',
              test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system|utils|styled-engine|private-theming|material[\\/](styles|utils|zero-styled|transitions|Box|Typography|Button|ButtonBase|IconButton|CircularProgress|CssBaseline|GlobalStyles|List|ListItem|ListItemButton|Avatar|Switch|internal)))[\\/]/,
              priority: 2,
            },
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
