import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { watchTurns } from './turns.ts';

it('tells in which turn Node reads what a thread has sent', async () => {
  const sends = 'Array.from({ length: 400_000 }, (_, id) => ({ id, name: "n" + id }))';
  const endWatch = watchTurns(20);
  const thread = new Worker(`require('node:worker_threads').parentPort.postMessage(${sends})`, {
    eval: true,
  });
  await once(thread, 'message');
  await setImmediate();
  const turns = endWatch();
  await thread.terminate();
  expect(turns.map(({ endsInMessage }) => endsInMessage)).toContain(true);
});
