import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  calendarToday,
  daysBetween,
  daysInMonth,
  formatCalendarDay,
  formatLongDay,
  formatMonth,
} from './calendar-days.ts';

afterEach(() => void vi.useRealTimers());

test('today is the day it is where the statistics are counted, not where they are read', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z'), toFake: ['Date'] });
  expect(['UTC', 'Europe/Copenhagen', 'America/New_York'].map(calendarToday)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11-30',
  ]);
});

test('months go on over the years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect([daysInMonth('2026-11'), daysInMonth('2028-02'), daysInMonth('2026-12')]).toEqual([30, 29, 31]);
});

test('days go on over months and changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(3);
});

test('they are written as the reader writes them', () => {
  expect(formatMonth('2026-11', 'da')).toBe('november 2026');
  expect(formatCalendarDay('2026-11-20', 'da')).toBe('20. nov.');
  expect(formatCalendarDay('2026-11-20', 'en')).toBe('20 Nov');
  expect(formatLongDay('2026-11-20', 'da')).toBe('20. november 2026');
});
