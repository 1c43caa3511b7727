import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The script of the page in which the console previews a widget. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/panel/preview.ts',
      formats: ['iife'],
      name: 'samtalePreview',
      fileName: () => 'preview.js',
    },
  },
});
