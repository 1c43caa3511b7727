import { expect, test } from 'vitest';
import { matchingValues, openingAt } from './value-completion.ts';

/** `|` is the caret. */
test.each([
  ['Vi ses {{|', { start: 7, end: 9, typed: '' }],
  ['Vi ses {{da|', { start: 7, end: 11, typed: 'da' }],
  ['{{ d|ag }} kl. {{tid}}', { start: 0, end: 9, typed: 'd' }],
  ['{{dag}} {{|', { start: 8, end: 10, typed: '' }],
  ['{{|dag', { start: 0, end: 5, typed: '' }],
  ['{{| og så', { start: 0, end: 2, typed: '' }],
  ['{{dag}}|', null],
  ['{|', null],
  ['|{{dag}}', null],
  ['{{dag !|', null],
])('%j', (marked, opening) => {
  const caret = marked.indexOf('|');
  expect(openingAt(marked.replace('|', ''), caret)).toEqual(opening);
});

test('names that begin so come first', () => {
  const values = ['fredag', 'Dag', 'tid', 'dagsdato'].map((name) => ({ name }));
  expect(matchingValues(values, 'da').map(({ name }) => name)).toEqual(['Dag', 'dagsdato', 'fredag']);
  expect(matchingValues(values, '')).toEqual(values);
});
