import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { inlineStyles } from './inline-styles.ts';
import { withoutUnused } from './without-unused.ts';

const server = process.env.SAMTALE_SERVER ?? 'http://localhost:3000';

/** The app in the frame, served below `/widget/`: its page at `/widget/clientKey/*`, the rest at `/widget/assets`. */
export default defineConfig({
  root: fileURLToPath(new URL('src/frame', import.meta.url)),
  base: '/widget/',
  plugins: [inlineStyles(), withoutUnused()],
  resolve: {
    alias: {
      // The library tells of it only together with all the others.
      'engine.io-client/polling-xhr': fileURLToPath(
        new URL('../esm/transports/polling-xhr.js', import.meta.resolve('engine.io-client')),
      ),
    },
  },
  server: {
    proxy: { '/api': server, '/media': server, '/widget.js': server, '/hub': { target: server, ws: true } },
  },
  build: {
    outDir: fileURLToPath(new URL('dist/frame', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file until something rare is shown, however the rare parts share it.
            { name: 'chat', test: /[\\/]frame[\\/](main\.tsx|adopt-styles\.ts)$/ },
          ],
        },
      },
    },
  },
});
