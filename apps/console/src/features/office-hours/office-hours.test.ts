import type { OfficeTimeEntry } from '@samtale/contract';
import { expect, test } from 'vitest';
import { closedDays, copyDay, newDayHours, newSpecialDay, splitHours } from './office-hours.ts';

const hours = (dayOfWeek: number, fromTime: string, toTime: string): OfficeTimeEntry => ({
  ...newDayHours(dayOfWeek, []),
  fromTime,
  toTime,
});
const shown = (entries: readonly OfficeTimeEntry[]) =>
  entries.map(({ dayOfWeek, fromTime, toTime }) => `${dayOfWeek} ${fromTime}-${toTime}`);

test('a day’s hours take the place of other days’, and nothing is left twice', () => {
  const special = { ...newSpecialDay(), fromDate: '2026-12-24', toDate: '2026-12-24' };
  const week = [hours(1, '08:00', '12:00'), hours(1, '13:00', '16:00'), hours(2, '10:00', '11:00'), special];
  const copied = copyDay(week, 1, [1, 2, 3]);
  expect(shown(copied.filter(({ isDay }) => isDay)).sort()).toEqual([
    '1 08:00-12:00',
    '1 13:00-16:00',
    '2 08:00-12:00',
    '2 13:00-16:00',
    '3 08:00-12:00',
    '3 13:00-16:00',
  ]);
  expect(copied).toContain(special);
  expect(new Set(copied.map(({ id }) => id)).size).toBe(copied.length);
});

test('a closed day closes the others', () => {
  expect(copyDay([hours(2, '10:00', '11:00')], 1, [2])).toEqual([]);
});

test('hours are parted by lunch, or by their middle', () => {
  const day = hours(1, '08:00', '16:00');
  expect(shown(splitHours([day], day))).toEqual(['1 08:00-12:00', '1 12:30-16:00']);
  const evening = hours(1, '18:00', '21:00');
  expect(shown(splitHours([evening], evening))).toEqual(['1 18:00-19:00', '1 20:00-21:00']);
});

test('a date that has a special day gets no other', () => {
  const yule = { ...newSpecialDay(), fromDate: '2026-12-23', toDate: '2026-12-26' };
  // Some holidays fall on one date now and then.
  const added = closedDays(['2026-12-25', '2027-01-01', '2027-01-01'], [yule]);
  expect(added).toMatchObject([
    { isOpen: false, isDay: false, fromDate: '2027-01-01', toDate: '2027-01-01' },
  ]);
});
