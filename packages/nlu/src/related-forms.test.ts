import { expect, test } from 'vitest';
import { relatedForms } from './related-forms.ts';
import { stem } from './stem.ts';

const formsOf = (word: string) => relatedForms(stem(word, 'da'), 'da');

test.each([
  ['hente', 'hentning'],
  ['betale', 'betaling'],
  ['bestille', 'bestilling'],
  ['reparere', 'reparation'],
  ['afbestille', 'afbestilling'],
  ['justere', 'justering'],
  ['cykel', 'cyklerne'],
  ['gammel', 'gamle'],
  ['åbner', 'åbnede'],
])('"%s" and "%s" are the same', (one, other) => {
  expect(formsOf(one).same).toContain(stem(other, 'da'));
  expect(formsOf(other).same).toContain(stem(one, 'da'));
});

test.each([
  ['leje', 'udlejning'],
  ['hente', 'afhentning'],
  ['lade', 'opladning'],
])('"%s" and "%s" are near', (bare, longer) => {
  expect(formsOf(bare).near).toContain(stem(longer, 'da'));
  expect(formsOf(longer).near).toContain(stem(bare, 'da'));
});

test('English words have none, and short ones neither', () => {
  expect(relatedForms('rent', 'en')).toEqual({ same: [], near: [] });
  expect(relatedForms('få', 'da')).toEqual({ same: [], near: [] });
});

test('English verbs have the forms that their stems do not tell', () => {
  expect(relatedForms('leav', 'en').same).toEqual(['left']);
  expect(relatedForms('left', 'en').same).toEqual(['leav']);
});
