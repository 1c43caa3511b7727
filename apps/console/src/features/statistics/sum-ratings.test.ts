import { expect, test } from 'vitest';
import { averageOf, averagesByDay, countOf, countsByStars } from './sum-ratings.ts';

const ratings = [
  { date: '2026-11-01', stars: 5, count: 2 },
  { date: '2026-11-01', stars: 3, count: 1 },
  { date: '2026-11-03', stars: 1, count: 1 },
];

test('ratings are counted, star by star', () => {
  expect(countOf(ratings)).toBe(4);
  expect(countsByStars(ratings).map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 0],
    [3, 1],
    [2, 0],
    [1, 1],
  ]);
});

test('averages weigh each rating alike, in all and by day', () => {
  expect(averageOf(ratings)).toBe(3.5);
  expect(averageOf([])).toBe(0);
  const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
  expect(averagesByDay(ratings, dates).map(({ value }) => value)).toEqual([4.3, 0, 1]);
});
