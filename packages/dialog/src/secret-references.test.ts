import { describe, expect, test } from 'vitest';
import { fillRequest } from './fill-work.ts';
import type { ParameterValues } from './parameters.ts';
import type { FlowAction } from './release.ts';
import { atQuery, fillSecrets, secretPlaces, secretsInText, withoutSecrets } from './secret-references.ts';

test.each([
  ['Bearer {{secret.shop}}', ['shop']],
  ['{{ secret.Nøgle_1-b }}{{secret.2}}', ['Nøgle_1-b', '2']],
  ['{{secret}} {{secret.}} {secret.a} {{secrets.a}} {{secret.a b}} {{shop}}', []],
  ['{{{secret.a}}}', ['a']],
])('%j', (text, names) => {
  expect(secretsInText(text)).toEqual(names);
  for (const { at, text: place } of secretPlaces(text)) expect(text.slice(at, at + place.length)).toBe(place);
  expect(secretsInText(withoutSecrets(text))).toEqual([]);
  expect(fillSecrets(text, (name) => `<${name}>`)).toBe(
    secretPlaces(text).reduce((filled, { text: place, name }) => filled.replace(place, `<${name}>`), text),
  );
});

test('an address is parted at its query', () => {
  expect(atQuery('https://a.dk/b?c={{secret.d}}?e')).toEqual(['https://a.dk/b', '?c={{secret.d}}?e']);
  expect(atQuery('https://a.dk/b')).toEqual(['https://a.dk/b', '']);
});

describe('a filled request', () => {
  const action: Extract<FlowAction, { kind: 'request' }> = {
    kind: 'request',
    method: 'POST',
    url: 'https://a.dk/{{one}}?k={{secret.k}}&x={{one}}{{two}}',
    headers: [
      { name: 'x-key', value: 'Bearer {{secret.k}}' },
      { name: 'x-said', value: '{{one}}{{two}}' },
    ],
    body: '{{one}}{{two}} {{secret.k}} {{two}}',
    timeoutMs: 1000,
    reads: 'nothing',
    results: [],
  };
  const values = (one: string, two = ''): ParameterValues => ({
    one: { value: one, text: one },
    two: { value: two, text: two },
  });
  const namesIn = (known: ParameterValues, more: Partial<typeof action> = {}) => {
    const work = fillRequest(
      { ...action, ...more },
      {
        values: known,
        named: known,
        ownNames: ['one', 'two'],
        forms: {},
      },
    );
    return [work.url, ...work.headers.map(({ value }) => value), work.body ?? ''].map(secretsInText);
  };

  test.each([
    ['{{secret.k}}', ''],
    ['{{secret.other}}', '{{ secret.other }}'],
    ['{', '{secret.k}}'],
    ['{{sec', 'ret.k}}'],
    ['{{secret.k', '}}'],
    ['{{{secret.k}}}', '{{'],
  ])('names the secrets that its flow names, and none that was said: %j %j', (one, two) => {
    expect(namesIn(values(one, two))).toEqual([['k'], ['k'], [], ['k']]);
    expect(namesIn(values(one, two), { passes: { of: 'flow' } })).toEqual([['k'], ['k'], [], [], []]);
  });

  test('has what was said in it otherwise', () => {
    const known = values('ja {', '}');
    const work = fillRequest(action, { values: known, named: known, ownNames: [], forms: {} });
    expect(work.headers[1]?.value).toBe('ja {}');
    expect(work.body).toBe('ja {} {{secret.k}} }');
  });
});
