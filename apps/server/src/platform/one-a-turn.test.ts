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
