import { expect, test } from 'vitest';
import { fillPlaces, openPlaces } from './fill-places.ts';
import { findHash } from './find-hash.ts';

test.for([
  ['#', { at: 0, end: 1, words: '' }],
  ['Hej #åbn', { at: 4, end: 8, words: 'åbn' }],
  ['Hej\n#åbnings tid', { at: 4, end: 16, words: 'åbnings tid' }],
  ['#en #to', { at: 4, end: 7, words: 'to' }],
  ['sag#12', null],
  ['#en\nlinje', null],
  ['', null],
] as const)('what is looked for in "%s"', ([text, found]) => {
  expect(findHash(text, text.length)).toEqual(found);
});

test('what stands after the cursor is not looked for', () => {
  expect(findHash('#åben i dag', 3)).toEqual({ at: 0, end: 3, words: 'åb' });
});

test('known values are filled in, others stay to be seen', () => {
  const text = fillPlaces('Hej {{ navn }}, ordre {{ordre}} {{navn}}', { navn: 'Mette' });
  expect(text).toBe('Hej Mette, ordre {{ordre}} Mette');
  expect(openPlaces(text)).toEqual(['ordre']);
  expect(openPlaces('Hej {navn}')).toEqual([]);
});
