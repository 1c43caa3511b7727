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
])('"%s" and "%s" are the same', (doing, thing) => {
  expect(formsOf(doing).same).toContain(stem(thing, 'da'));
  expect(formsOf(thing).same).toContain(stem(doing, 'da'));
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
