import { expect, test } from 'vitest';
import { compoundParts } from './compound-parts.ts';

test('a Danish word may be two that were written as one', () => {
  expect(compoundParts('hundepension', 'da')).toContainEqual(['hund', 'pension']);
  expect(compoundParts('tandlægeskræk', 'da')).toContainEqual(['tandlæg', 'skræk']);
  expect(compoundParts('køkkenruller', 'da')).toContainEqual(['køk', 'rul']);
});

test('a word about no topic is no part', () => {
  expect(compoundParts('selvbetjening', 'da').map(([first]) => first)).not.toContain('selv');
});

test('words that are short, overlong or not only letters are not taken apart, nor are those of English', () => {
  for (const word of ['kattene', 'b2b-salget', 'x'.repeat(41)]) expect(compoundParts(word, 'da')).toEqual([]);
  expect(compoundParts('hundepension', 'en')).toEqual([]);
});
