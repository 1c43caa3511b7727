import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The script a host page includes: one classic file without dependencies. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/loader/main.ts',
      formats: ['iife'],
      name: 'samtaleLoader',
      fileName: () => 'widget.js',
    },
  },
});
