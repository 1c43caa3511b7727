import { expect, test } from 'vitest';
import { OneATurn } from './one-a-turn.ts';

test('those who come at once are let on in their order, each in another turn of the event loop', async () => {
  const line = new OneATurn();
  let turn = 0;
  const count = () => {
    turn++;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  const letOn: { who: number; turn: number }[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, who) => {
      await line.enter();
      letOn.push({ who, turn });
    }),
  );
  clearImmediate(immediate);
  expect(letOn.map(({ who }) => who)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(letOn.map((one) => one.turn)).size).toBe(10);
});

test('after a piece that took long, the next one leaves the process to others for a while', async () => {
  const line = new OneATurn();
  await line.enter();
  for (const began = performance.now(); performance.now() - began < 10; );
  const over = performance.now();
  let turns = 0;
  let isNext = false;
  const next = line.enter().then(() => (isNext = true));
  for (; !isNext; turns++) await new Promise<void>((resolve) => setImmediate(resolve));
  await next;
  expect(performance.now() - over).toBeGreaterThan(3);
  expect(turns).toBeGreaterThan(2);
});
