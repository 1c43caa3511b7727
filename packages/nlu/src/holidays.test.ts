import { expect, test } from 'vitest';
import { holidaysIn } from './holidays.ts';

test.each([
  ['da', 'har I åbent juleaften', ['juleaften']],
  ['da', 'Holder I lukket mellem jul og nytår?', ['jul', 'nytår']],
  ['da', 'kan jeg hente den anden juledag', ['anden juledag']],
  ['da', 'er det dyrere i påsken', ['påsken']],
  ['da', 'har I åbent i juli, på søndag eller i jultræet', []],
  ['en', 'are you open on Christmas Eve', ['Christmas Eve']],
  ['en', 'what about New Year’s Day and Easter', ['New Year’s Day', 'Easter']],
  ['da', 'Er der lukket i ferien eller i sommerferien?', ['ferien', 'sommerferien']],
  ['en', 'are you open on public holidays', ['public holidays']],
  ['en', 'are you open on Sunday in July', []],
] as const)('%s: %s', (language, text, holidays) => {
  expect(holidaysIn(text, language)).toEqual(holidays);
});
