import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { inlineStyles } from './inline-styles.ts';
import { withoutWebTransport } from './without-web-transport.ts';

const server = process.env.SAMTALE_SERVER ?? 'http://localhost:3000';

/** The app in the frame, served below `/widget/`: its page at `/widget/clientKey/*`, the rest at `/widget/assets`. */
export default defineConfig({
  root: fileURLToPath(new URL('src/frame', import.meta.url)),
  base: '/widget/',
  plugins: [inlineStyles(), withoutWebTransport()],
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
    ],
  },
  server: {
    proxy: { '/api': server, '/media': server, '/widget.js': server, '/hub': { target: server, ws: true } },
  },
  build: {
    outDir: fileURLToPath(new URL('dist/frame', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
