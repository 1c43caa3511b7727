import { afterAll, afterEach, beforeEach } from 'vitest';
import { describePieces, type TestRun } from './describe-pieces.ts';
import { now } from './now.ts';
import { endWatch } from './watch-server.ts';

/**
 * For each file of tests: fails it when the server took longer in one go, in milliseconds of a processor on a calm
 * machine (`slowness.ts`). Others wait for that long.
 */
const mostMs = 50;

const tests: TestRun[] = [];
beforeEach(({ task }) => {
  const from = now();
  tests.push({ name: task.name, from, to: Number.POSITIVE_INFINITY });
});
afterEach(() => {
  const last = tests.at(-1);
  if (last) last.to = now();
});
afterAll(() => {
  const pieces = endWatch(mostMs);
  if (!pieces.length) return;
  throw new Error(
    `The server kept everybody waiting for more than ${mostMs} ms. Work in turns (platform/in-turns.ts) or in a thread (platform/worker-pool).\n${describePieces(pieces, tests)}`,
  );
});
