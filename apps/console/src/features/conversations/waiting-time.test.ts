import { expect, test } from 'vitest';
import { waitOf } from './waiting-time.ts';

const since = '2026-11-20T12:00:00Z';
const after = (minutes: number) => waitOf(since, Date.parse(since) + minutes * 60_000);

test('a wait is told in the largest unit that says enough', () => {
  expect(after(0.5)).toEqual({ unit: 'now', count: 0 });
  expect(after(59)).toEqual({ unit: 'minutes', count: 59 });
  expect(after(125)).toEqual({ unit: 'hours', count: 2 });
  expect(after(60 * 72)).toEqual({ unit: 'days', count: 3 });
});

test('a clock that runs behind the server never counts backwards', () => {
  expect(after(-3)).toEqual({ unit: 'now', count: 0 });
});
