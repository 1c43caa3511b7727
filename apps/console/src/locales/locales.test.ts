import { expect, test } from 'vitest';
import daFirst from './da/first.ts';
import daRest from './da/rest.ts';
import enFirst from './en/first.ts';
import enRest from './en/rest.ts';

/** All texts of a language by their whole key. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

/** The values that a text has places for. */
const places = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

const danish = new Map([...flatten(daFirst), ...flatten(daRest)]);
const english = new Map([...flatten(enFirst), ...flatten(enRest)]);

test('Danish and English have the same keys', () => {
  expect([...danish.keys()].sort()).toEqual([...english.keys()].sort());
});

test('no text is empty', () => {
  for (const [key, text] of [...danish, ...english]) expect(text.trim(), key).not.toBe('');
});

test('both languages have places for the same values', () => {
  for (const [key, text] of danish) expect(places(text), key).toEqual(places(english.get(key) ?? ''));
});
