import { expect, test } from 'vitest';
import { blockCount, scaleBlocks } from './feature-blocks.ts';

const blocks = [...Array(blockCount).keys()];

test.each([
  ['all blocks', blocks.map((block) => 3 + block)],
  ['a block missing', blocks.map((block) => (block === 2 ? 0 : 3 + block))],
  ['one block', blocks.map((block) => (block === 1 ? 0.25 : 0))],
])('scales to length 1 with %s', (_, squares) => {
  const factors = new Float64Array(blockCount);
  const length = scaleBlocks(Float64Array.from(squares), factors);
  const sum = squares.reduce(
    (total, square, block) => total + square * ((factors[block] ?? 0) / length) ** 2,
    0,
  );
  expect(sum).toBeCloseTo(1, 12);
});

test('scales nothing to nothing', () => {
  const factors = new Float64Array(blockCount).fill(7);
  expect(scaleBlocks(new Float64Array(blockCount), factors)).toBe(0);
  expect([...factors]).toEqual(blocks.map(() => 0));
});
