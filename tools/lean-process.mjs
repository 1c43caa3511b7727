// Keeps the server's start short and its memory small.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root } from './pinned-node.mjs';

/** To be called before the server's modules are imported. */
export function leanProcess() {
  // Each thread that compiles PGlite's WebAssembly keeps the memory it took.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  // Of use to processes with the same flags only.
  enableCompileCache(join(root, '.cache/compiled'));
}
