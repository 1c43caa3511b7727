import { expect, test } from 'vitest';
import { matchingSecrets, matchingValues, openingAt, type SecretsIn } from './value-completion.ts';

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
  ['{{secret.|', null],
  ['{{|secret.a}}', { start: 0, end: 8, typed: '' }],
])('%j', (marked, opening) => {
  const caret = marked.indexOf('|');
  expect(openingAt(marked.replace('|', ''), caret, null)).toEqual(opening);
});

test('names that begin so come first', () => {
  const values = ['fredag', 'Dag', 'tid', 'dagsdato'].map((name) => ({ name }));
  expect(matchingValues(values, 'da').map(({ name }) => name)).toEqual(['Dag', 'dagsdato', 'fredag']);
  expect(matchingValues(values, '')).toEqual(values);
});

test('a value is found by its name and by what it is called in words', () => {
  const values = [{ name: 'tid' }, { name: 'openingHours' }];
  const found = (typed: string) =>
    matchingValues(values, typed, ({ name }) => (name === 'openingHours' ? 'åbningstider' : name));
  expect(found('ÅBN')).toEqual([{ name: 'openingHours' }]);
  expect(found('open')).toEqual([{ name: 'openingHours' }]);
  expect(found('tid')).toEqual([{ name: 'tid' }, { name: 'openingHours' }]);
});

test.each<[string, SecretsIn, object | null]>([
  ['Key: {{secret.b|utik}}!', 'anywhere', { start: 5, end: 21, typed: 'secret.b' }],
  ['{{|secret.butik}}', 'anywhere', { start: 0, end: 16, typed: '' }],
  ['{{sec|ret.butik}}', 'anywhere', { start: 0, end: 16, typed: 'sec' }],
  ['https://x.dk/{{secret.|', 'query', null],
  ['https://x.dk/{{d|', 'query', { start: 13, end: 16, typed: 'd' }],
  ['https://x.dk/?key={{secret.|', 'query', { start: 18, end: 27, typed: 'secret.' }],
])('%j, with secrets in %s', (marked, secretsIn, opening) => {
  expect(openingAt(marked.replace('|', ''), marked.indexOf('|'), secretsIn)).toEqual(opening);
});

test('secrets are found by their prefix and by their name', () => {
  const secrets = ['butik', 'api-butik', 'mail'].map((name) => ({ name }));
  const found = (typed: string) => matchingSecrets(secrets, typed).map(({ name }) => name);
  for (const typed of ['', 'SEC', 'secret.']) expect(found(typed)).toEqual(['butik', 'api-butik', 'mail']);
  for (const typed of ['but', 'secret.BUT']) expect(found(typed)).toEqual(['butik', 'api-butik']);
  expect(found('navn')).toEqual([]);
});
