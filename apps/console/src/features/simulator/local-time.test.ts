import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from '../../ui/local-time.ts';

test('a moment comes back from the field as it went in', () => {
  for (const iso of ['2026-11-20T14:30:00.000Z', '2026-07-01T23:59:00.000Z'])
    expect(fromLocalTime(toLocalTime(iso))).toBe(iso);
});

test('a field that is not filled in names no moment', () => {
  expect(fromLocalTime('')).toBeNull();
  expect(fromLocalTime('2026-13')).toBeNull();
});
