import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/**
 * Keeps what Node compiles, of libraries and of the threads that train, for the files that follow: each process would
 * compile it again. To be loaded before all else.
 */
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled-tests', import.meta.url)));
// A process of tests is ended before Node does so by itself.
afterAll(() => flushCompileCache());
