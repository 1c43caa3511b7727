import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from '../../src/platform/in-turns.ts';
import { describePieces } from './describe-pieces.ts';
import { now } from './now.ts';
import { endWatch, watchServer } from './watch-server.ts';

/** Keeps the thread busy for so many milliseconds of a processor. */
function keepBusy(milliseconds: number): void {
  const began = process.threadCpuUsage();
  for (let spent = 0; spent < milliseconds; ) {
    const { user, system } = process.threadCpuUsage(began);
    spent = (user + system) / 1000;
  }
}

/** A first piece of a turn of `inTurns`, and one that begins another. */
function* work(milliseconds: number): Generator<void, void> {
  keepBusy(6);
  yield;
  keepBusy(milliseconds);
  yield;
}

async function piecesOf(milliseconds: readonly number[]) {
  watchServer()();
  for (const each of milliseconds) await inTurns(work(each));
  await setImmediate();
  return endWatch(50);
}

it('finds a server that is busy for 300 ms, and says when and where', async () => {
  const from = now();
  const pieces = await piecesOf([20, 300]);
  expect(pieces).toHaveLength(1);
  const described = describePieces(pieces, [{ name: 'this one', from, to: now() }]);
  expect(described).toMatch(
    /^\d+ ms in one go, during “this one”:\n {2}\d+ ms inTurns \(apps\/server\/src\/platform\/in-turns\.ts:\d+\)/,
  );
  expect(described).toMatch(/\d+ ms work \(apps\/server\/test\/long-pieces\/watch-server\.test\.ts:18\)/);
});

it('finds nothing in work that gives others a turn', async () => {
  expect(await piecesOf([20, 30, 30])).toEqual([]);
});

it('does not look at how a server starts', async () => {
  watchServer()();
  const listens = watchServer();
  await inTurns(work(80));
  listens();
  expect(endWatch(50)).toEqual([]);
});
