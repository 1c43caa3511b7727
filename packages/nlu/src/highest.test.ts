import { expect, test } from 'vitest';
import { positionsOfHighest } from './highest.ts';

test('gives the highest first, and of equal ones the earlier', () => {
  const values = Float64Array.of(1, 5, -2, 5, 3, Number.NEGATIVE_INFINITY, 3);
  expect(positionsOfHighest(values, 4)).toEqual([1, 3, 4, 6]);
  expect(positionsOfHighest(values, 1)).toEqual([1]);
  expect(positionsOfHighest(values, 0)).toEqual([]);
  expect(positionsOfHighest(values, 9)).toEqual([1, 3, 4, 6, 0, 2, 5]);
  expect(positionsOfHighest(new Float64Array(0), 3)).toEqual([]);
});
