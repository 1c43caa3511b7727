import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const config = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the loader and the frame into `dist`: `widget.js`, `panel.js`, `preview.js`, `frame/index.html` and `frame/assets/*`. */
export async function buildWidget() {
  await build({ configFile: config('vite.config.ts'), logLevel: 'warn' });
  await build({ configFile: config('vite.loader.config.ts'), logLevel: 'warn' });
  await build({ configFile: config('vite.panel.config.ts'), logLevel: 'warn' });
  await build({ configFile: config('vite.preview.config.ts'), logLevel: 'warn' });
}
