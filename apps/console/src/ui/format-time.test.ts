import { expect, test } from 'vitest';
import { formatDateTime, formatRecent } from './format-time.ts';

const now = new Date(2026, 10, 20, 14, 30);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('dates are written as each language writes them', () => {
  expect(formatDateTime(now, 'da')).toBe('20.11.2026 14.30');
  expect(formatDateTime(now, 'en')).toBe('20 Nov 2026, 14:30');
});

test('recent times are told in the words of today', () => {
  expect(formatRecent(before(0), now, 'da')).toBe('nu');
  expect(formatRecent(before(5), now, 'da')).toMatch(/5 min\. siden$/);
  expect(formatRecent(before(90), now, 'da')).toBe('13.00');
  expect(formatRecent(before(24 * 60), now, 'da')).toBe('i går 14.30');
  expect(formatRecent(before(24 * 60), now, 'en')).toBe('yesterday 14:30');
  expect(formatRecent(before(3 * 24 * 60), now, 'da')).toBe('17.11.2026');
});
