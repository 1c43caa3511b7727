import { expect, test } from 'vitest';
import { matchTimeZones } from './match-time-zones.ts';
import { offsetText } from './offset-text.ts';

const zones = [
  'Europe/Copenhagen',
  'America/Nuuk',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'UTC',
].map((name) => ({ name, offset: 0 }));
const found = (search: string, language = 'da') =>
  matchTimeZones(zones, search, language).map(({ name }) => name);

test('places are found by what they are called in Danish and in English', () => {
  expect(found('køben')).toEqual(['Europe/Copenhagen']);
  expect(found('Copenhagen')).toEqual(['Europe/Copenhagen']);
  expect(found('grønland')).toEqual(['America/Nuuk']);
  expect(found('køben', 'en')).toEqual([]);
});

test('words in any order, without underscores; what begins with them comes first', () => {
  expect(found('aires buenos')).toEqual(['America/Argentina/Buenos_Aires']);
  expect(found('n')[0]).toBe('America/Nuuk');
  expect(found('')).toHaveLength(zones.length);
});

test.for([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [345, 'UTC+5:45'],
  [-210, 'UTC−3:30'],
] as const)('%i minutes are %s', ([minutes, text]) => {
  expect(offsetText(minutes)).toBe(text);
});
