import { expect, test } from 'vitest';
import { danishHolidays } from './danish-holidays.ts';

const dates = (year: number) =>
  Object.fromEntries(danishHolidays(year).map(({ name, date }) => [name, date]));

test('2026 as the calendar has it', () => {
  expect(dates(2026)).toEqual({
    newYear: '2026-01-01',
    maundyThursday: '2026-04-02',
    goodFriday: '2026-04-03',
    easterSunday: '2026-04-05',
    easterMonday: '2026-04-06',
    ascension: '2026-05-14',
    whitSunday: '2026-05-24',
    whitMonday: '2026-05-25',
    constitutionDay: '2026-06-05',
    christmasEve: '2026-12-24',
    christmasDay: '2026-12-25',
    boxingDay: '2026-12-26',
    newYearsEve: '2026-12-31',
  });
});

test.for([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
] as const)('Easter of %i is on %s', ([year, date]) => {
  expect(dates(year).easterSunday).toBe(date);
});

test('the great day of prayer was last in 2023', () => {
  expect(dates(2023).prayerDay).toBe('2023-05-05');
  expect(dates(2024).prayerDay).toBeUndefined();
});

test('one is for each to choose', () => {
  const optional = danishHolidays(2026).filter(({ isOptional }) => isOptional);
  expect(optional.map(({ name }) => name)).toEqual(['constitutionDay']);
});
