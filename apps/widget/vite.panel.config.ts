import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The module that the loader fetches when a visitor reaches for the chat. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: fileURLToPath(new URL('src/panel/panel.ts', import.meta.url)),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'panel.js' },
    },
  },
});
