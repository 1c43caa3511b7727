import { fileURLToPath } from 'node:url';
import { buildThreads as build } from '../build.mjs';

/** Where the built threads are that the tests' servers start. */
export const threadsFolder = new URL('../../../.cache/test-threads/', import.meta.url);

/** Builds the server's threads for the tests. */
export async function buildThreads(): Promise<void> {
  await build(fileURLToPath(threadsFolder));
}
