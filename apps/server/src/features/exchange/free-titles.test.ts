import { expect, it } from 'vitest';
import { FreeTitles } from './free-titles.ts';

it('does not try all earlier numbers for each of many with the same title', () => {
  let tried = 0;
  const titles = new FreeTitles(['Dyr', 'dyr (3)'], 20, (title, number) => {
    tried++;
    return `${title} (${number})`;
  });
  const taken = Array.from({ length: 1000 }, () => titles.take('Dyr'));
  expect(taken.slice(0, 3)).toEqual(['Dyr (2)', 'Dyr (4)', 'Dyr (5)']);
  expect(new Set(taken).size).toBe(1000);
  expect(tried).toBeLessThan(3000);
});
