import { expect, test } from 'vitest';
import { chartEnd } from './chart-scale.ts';

test.for([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [12, 20],
  [41, 50],
  [1001, 2000],
])('%i ends at %i', ([most = 0, end]) => {
  expect(chartEnd(most)).toBe(end);
});
