import { expect, test } from 'vitest';
import { dayAfter, dayOf, endOf, startOf } from './day-input.ts';

test('a day begins and ends where the reader is', () => {
  expect(dayOf(startOf('2026-11-20') ?? '')).toBe('2026-11-20');
  expect(dayOf(endOf('2026-11-20') ?? '')).toBe('2026-11-20');
  expect(startOf('')).toBeNull();
});

test.for([
  ['2026-11-20', { months: 1 }, '2026-12-20'],
  ['2026-11-20', { months: 12, days: -1 }, '2027-11-19'],
  ['2027-01-31', { months: 1 }, '2027-02-28'],
  ['2028-02-29', { months: 12 }, '2029-02-28'],
  ['2026-11-20', { days: 14 }, '2026-12-04'],
] as const)('%s and %j is %s', ([day, later, expected]) => {
  expect(dayAfter(day, later)).toBe(expected);
});
