import { expect, test } from 'vitest';
import { compoundParts } from './compound-parts.ts';

test('a Danish word may be two that were written as one', () => {
  expect(compoundParts('hundepension', 'da')).toContainEqual(['hund', 'pension']);
  expect(compoundParts('tandlægeskræk', 'da')).toContainEqual(['tandlæg', 'skræk']);
});

test('short words, numbers, and what no word is as long as are one; so are those of English', () => {
  for (const word of ['kattene', 'b2b-salget', 'x'.repeat(41)]) expect(compoundParts(word, 'da')).toEqual([]);
  expect(compoundParts('hundepension', 'en')).toEqual([]);
});
