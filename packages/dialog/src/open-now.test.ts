import { expect, test } from 'vitest';
import { openNowInWords } from './open-now.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, fromTime: '09:00', toTime: '16:30' }));
const christmas = { fromDate: '2026-12-24', toDate: '2027-01-03' };
const said = (at: string, language: 'da' | 'en', times = weekdays as Parameters<typeof openNowInWords>[0]) =>
  openNowInWords(times, { now: Date.parse(at), timeZone: 'Europe/Copenhagen', language });

test('it is open until the clock of the day, and closed until the day that it opens', () => {
  expect(said('2026-11-27T12:00:00Z', 'da')).toBe('åbent nu indtil kl. 16.30');
  expect(said('2026-11-27T12:00:00Z', 'en')).toBe('open now, until 16:30');
  expect(said('2026-11-27T06:00:00Z', 'da')).toBe('lukket nu og åbner igen kl. 9');
  expect(said('2026-11-27T06:00:00Z', 'en')).toBe('closed now and open again at 9:00');
  expect(said('2026-11-28T12:00:00Z', 'da')).toBe('lukket nu og åbner igen mandag kl. 9');
  expect(said('2026-11-28T12:00:00Z', 'en')).toBe('closed now and open again on Monday at 9:00');
});

test('a day that is more than a week away has its date, and midnight its name', () => {
  expect(said('2026-12-24T12:00:00Z', 'da', [...weekdays, christmas])).toBe(
    'lukket nu og åbner igen mandag 4. januar kl. 9',
  );
  const long = [{ day: 5, fromTime: '09:00', toTime: '24:00' }];
  expect(said('2026-11-27T12:00:00Z', 'da', long)).toBe('åbent nu indtil midnat');
});

test('without hours nothing is said, and what never ends has no end', () => {
  expect(said('2026-11-27T12:00:00Z', 'da', [])).toBe('');
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, fromTime: '00:00', toTime: '24:00' }));
  expect(said('2026-11-27T12:00:00Z', 'en', always)).toBe('open now');
});
