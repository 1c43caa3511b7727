import { describe, expect, test } from 'vitest';
import type { OfficeTime } from './office-times.ts';
import { openingInWords } from './opening-words.ts';

const weekdays = [1, 2, 3, 4, 5];
const on = (days: readonly number[], fromTime: string, toTime: string): OfficeTime[] =>
  days.map((day) => ({ day, fromTime, toTime }));
/** A Tuesday. */
const now = Date.parse('2026-12-15T10:00:00Z');
/** Its lines; the spaces that a language has around a dash are thin. */
const said = (times: OfficeTime[], language: 'da' | 'en' = 'da', at = now) =>
  openingInWords(times, { now: at, timeZone: 'Europe/Copenhagen', language })
    .split('\n')
    .map((line) => line.replaceAll('\u2009', ' '));

describe('opening hours in words', () => {
  test('days that are alike share a line', () => {
    const times = [...on(weekdays, '08:30', '16:00'), ...on([6], '10:00', '14:00')];
    expect(said(times)).toEqual(['mandag–fredag kl. 8.30–16', 'lørdag kl. 10–14', 'søndag lukket']);
    expect(said(times, 'en')).toEqual(['Monday–Friday 8:30–16:00', 'Saturday 10:00–14:00', 'Sunday closed']);
  });

  test('two days in a row are joined, a pause is told, and a day from midnight to midnight is all of it', () => {
    const times = [
      ...on([1, 2], '13:00', '16:00'),
      ...on([1, 2], '09:00', '12:00'),
      ...on([3], '00:00', '23:59'),
    ];
    expect(said(times)).toEqual([
      'mandag og tirsdag kl. 9–12 og 13–16',
      'onsdag hele døgnet',
      'torsdag–søndag lukket',
    ]);
  });

  test('special days are told for the two months to come, and until they are over', () => {
    const christmas = [
      ...on(weekdays, '09:00', '16:00'),
      { fromDate: '2026-12-24', toDate: '2026-12-26' },
      { fromDate: '2026-12-23', toDate: '2026-12-23', fromTime: '09:00', toTime: '12:00' },
      { fromDate: '2027-01-01', toDate: '2027-01-01' },
      { fromDate: '2027-03-25', toDate: '2027-03-25' },
    ];
    expect(said(christmas).slice(2)).toEqual([
      'onsdag 23. december kl. 9–12',
      '24.–26. december lukket',
      'fredag 1. januar lukket',
    ]);
    expect(said(christmas, 'en').slice(2)).toEqual([
      'Wednesday 23 December 9:00–12:00',
      '24 – 26 December closed',
      'Friday 1 January closed',
    ]);
    // Who asks in November about Christmas is told.
    expect(said(christmas, 'da', Date.parse('2026-11-27T10:00:00Z')).slice(2)).toContain(
      '24.–26. december lukket',
    );
    // In Copenhagen it is the day after the last one.
    expect(said(christmas, 'da', Date.parse('2026-12-26T23:30:00Z')).slice(2)).toEqual([
      'fredag 1. januar lukket',
    ]);
  });

  test('of many special days the soonest eight are told', () => {
    const days = Array.from({ length: 12 }, (_, i) => `2026-12-${16 + i}`);
    const times = days.toReversed().map((day) => ({ fromDate: day, toDate: day }));
    expect(said(times)).toHaveLength(8);
    expect(said(times)[0]).toBe('onsdag 16. december lukket');
  });

  test('without hours there is nothing to say', () => {
    expect(said([])).toEqual(['']);
  });
});
