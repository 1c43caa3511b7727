import { expect, test } from 'vitest';
import type { OfficeTime } from './office-times.ts';
import { openingAt } from './opening-at.ts';

const week: OfficeTime[] = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, fromTime: '08:00', toTime: '12:00' },
  { day, fromTime: '12:30', toTime: '16:00' },
]);
const at = (times: readonly OfficeTime[], now: string, timeZone = 'Europe/Copenhagen') => {
  const { isOpen, until } = openingAt(times, { now: Date.parse(now), timeZone });
  return [isOpen, until === null ? null : new Date(until).toISOString()];
};

test('open until lunch, closed through it, open again', () => {
  expect(at(week, '2026-11-20T09:00:00Z')).toEqual([true, '2026-11-20T11:00:00.000Z']);
  expect(at(week, '2026-11-20T11:00:00Z')).toEqual([false, '2026-11-20T11:30:00.000Z']);
  expect(at(week, '2026-11-20T11:29:59Z')).toEqual([false, '2026-11-20T11:30:00.000Z']);
});

test('after Friday comes Monday', () => {
  expect(at(week, '2026-11-20T15:00:00Z')).toEqual([false, '2026-11-23T07:00:00.000Z']);
});

test('hours that touch are one', () => {
  const touching = [
    { day: 1, fromTime: '08:00', toTime: '12:00' },
    { day: 1, fromTime: '12:00', toTime: '16:00' },
  ];
  expect(at(touching, '2026-11-23T08:00:00Z')).toEqual([true, '2026-11-23T15:00:00.000Z']);
});

test('special days that are closed are passed over, also when the week begins again long after', () => {
  const closed = { fromDate: '2026-12-24', toDate: '2027-01-31' };
  expect(at([...week, closed], '2026-12-23T15:30:00Z')).toEqual([false, '2027-02-01T07:00:00.000Z']);
});

test('a special day has hours of its own, years away too', () => {
  const fair = { fromDate: '2029-05-05', toDate: '2029-05-06', fromTime: '10:00', toTime: '14:00' };
  expect(at([fair], '2026-11-20T09:00:00Z')).toEqual([false, '2029-05-05T08:00:00.000Z']);
  expect(at([fair], '2029-05-05T09:00:00Z')).toEqual([true, '2029-05-05T12:00:00.000Z']);
  expect(at([fair], '2029-05-05T12:00:00Z')).toEqual([false, '2029-05-06T08:00:00.000Z']);
  expect(at([fair], '2029-05-06T12:00:00Z')).toEqual([false, null]);
});

test('the clocks go forward: it opens by the new time, and what they skip opens when they do', () => {
  const sunday = (fromTime: string) => [{ day: 0, fromTime, toTime: '16:00' }];
  expect(at(sunday('08:00'), '2026-03-28T20:00:00Z')).toEqual([false, '2026-03-29T06:00:00.000Z']);
  expect(at(sunday('02:30'), '2026-03-28T20:00:00Z')).toEqual([false, '2026-03-29T01:00:00.000Z']);
});

test('the clocks go back: the hour they show twice is twice', () => {
  const night = [{ day: 0, fromTime: '02:30', toTime: '05:00' }];
  expect(at(night, '2026-10-25T00:00:00Z')).toEqual([false, '2026-10-25T00:30:00.000Z']);
  expect(at(night, '2026-10-25T00:45:00Z')).toEqual([true, '2026-10-25T01:00:00.000Z']);
  expect(at(night, '2026-10-25T01:15:00Z')).toEqual([false, '2026-10-25T01:30:00.000Z']);
  expect(at(night, '2026-10-25T01:45:00Z')).toEqual([true, '2026-10-25T04:00:00.000Z']);
});

test('around the world it is another day', () => {
  expect(at(week, '2026-11-19T20:00:00Z', 'Pacific/Kiritimati')).toEqual([true, '2026-11-19T22:00:00.000Z']);
  expect(at(week, '2026-11-20T12:00:00Z', 'America/New_York')).toEqual([false, '2026-11-20T13:00:00.000Z']);
});

test('without hours it is always open, with none but closed days it is so for good', () => {
  expect(at([], '2026-11-20T09:00:00Z')).toEqual([true, null]);
  expect(at([{ fromDate: '2026-12-24', toDate: '2026-12-24' }], '2026-11-20T09:00:00Z')).toEqual([
    false,
    null,
  ]);
});

test('open around the clock is never over', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, fromTime: '00:00' }));
  expect(at(always, '2026-11-20T09:00:00Z')).toEqual([true, null]);
});
