import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAtOnce } from './compile-at-once.ts';
import { earlyParts } from './early-parts.ts';
import { leanEndpoints } from './lean-endpoints.ts';
import { namedEndpoints } from './named-endpoints.ts';
import { partsList } from './parts-list.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { withoutEval } from './without-eval.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

/** Where the API and the hub are while the console is served by Vite. */
const server = process.env.SAMTALE_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    withoutJsonSchema(),
    withoutEval(),
    leanEndpoints(),
    namedEndpoints(),
    partsList(),
    earlyParts(),
    compileAtOnce(),
    serviceWorker(),
  ],
  server: { proxy: { '/api': server, '/media': server, '/hub': { target: server, ws: true } } },
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
              test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming|material[\\/](styles|utils|zero-styled|Box|Typography|Button|ButtonBase|IconButton|CircularProgress|CssBaseline|GlobalStyles|Avatar)))[\\/]/,
              priority: 2,
            },
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/,
              priority: 2,
            },
            // One file each for what is needed to begin, by the sign-in, and by the first screen after it: in eighty
            // small ones it was a twentieth more.
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'first-screen',
              test: /[\\/](app[\\/]shell[\\/]Shell|flows[\\/]FlowsScreen)\.tsx$/,
              priority: 2,
            },
            { name: 'sign-in', test: /[\\/]auth[\\/]LoginScreen\.tsx$/, priority: 1 },
            {
              // What many later screens share: every further file costs a request and compresses worse. Flows and chats
              // have no use for the record editor, which brings react-hook-form along.
              name: 'shared',
              test: /apps[\\/]console[\\/]src(?![\\/]lib[\\/]forms[\\/](use-record|check-record))|lucide-react/,
              minShareCount: 10,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
