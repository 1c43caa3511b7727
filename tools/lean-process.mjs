// Keeps the server's start short and its memory small.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root } from './pinned-node.mjs';

/** To be called before the server's modules are imported. */
export function leanProcess() {
  // Each thread that compiles PGlite's WebAssembly keeps the memory it took.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  // On few cores the threads that help to collect garbage cost more than they save: a fifth of a stored turn.
  setFlagsFromString('--no-parallel-scavenge');
  // V8 guesses from the first requests what will live long, and in most runs takes what a step makes for such: it is then
  // made in the old generation, and keeps what it points to alive until a full collection. A third of a stored turn.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The young generation that `npm start` asks for is the main thread's, which has it by now. A thread would get as much,
  // whatever its own limits say, and the database's would fill 128 MB with what it has done with.
  setFlagsFromString('--min-semi-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
  // Of use to processes with the same flags only.
  enableCompileCache(join(root, '.cache/compiled'));
}
