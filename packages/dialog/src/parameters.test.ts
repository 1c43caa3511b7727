import { describe, expect, test } from 'vitest';
import {
  type CompiledParameter,
  type FoundValue,
  fillBubbles,
  fillText,
  hasPlaceholder,
  namesInText,
  takesValues,
  valuesSaid,
} from './parameters.ts';
import { plainText } from './show/plain-text.ts';

const date = 'date-type';
const number = 'number-type';
const found = (typeId: string, start: number, text: string, name?: string) => ({
  typeId,
  start,
  end: start + text.length,
  text,
  value: text,
  ...(name && { name }),
});
const valuesOf = (parameters: readonly CompiledParameter[], said: readonly FoundValue[]) =>
  Object.fromEntries(
    [...valuesSaid(parameters, said, '2026-11-20')].map(([name, { value }]) => [name, value]),
  );

describe('the values of parameters in what was said', () => {
  const fromAndTo = [
    { name: 'from', typeId: date },
    { name: 'to', typeId: date },
  ];

  test('two of a type are given in the order in which they were said', () => {
    const said = [found(date, 3, 'monday'), found(date, 12, 'friday')];
    expect(valuesOf(fromAndTo, said)).toEqual({ from: 'monday', to: 'friday' });
  });

  test('what is recognised as one parameter goes nowhere else', () => {
    const said = [found(date, 3, 'friday', 'to'), found(date, 12, 'monday')];
    expect(valuesOf(fromAndTo, said)).toEqual({ from: 'monday', to: 'friday' });
    expect(valuesOf(fromAndTo, [found(date, 3, 'friday', 'to')])).toEqual({ to: 'friday' });
  });

  test('no word is two values', () => {
    const both = [
      { name: 'day', typeId: date },
      { name: 'guests', typeId: number },
    ];
    const said = [found(date, 4, '3. maj'), found(number, 4, '3'), found(number, 15, '4')];
    expect(valuesOf(both, said)).toEqual({ day: '3. maj', guests: '4' });
  });
});

describe('values in texts', () => {
  const values = {
    day: { value: '2026-11-24', text: 'på tirsdag' },
    name: { value: 'A*B', text: 'A*B_[x](y)' },
  };

  test('stand in their places as they were said', () => {
    expect(fillText('Vi ses {{day}}, {{ name }}!{{gone}}', values)).toBe('Vi ses på tirsdag, A*B_[x](y)!');
    expect(hasPlaceholder('{{day}}')).toBe(true);
    expect(hasPlaceholder('{day} {{1}}')).toBe(false);
  });

  test('are no formats, and in addresses one piece', () => {
    const bubbles = fillBubbles(
      [
        {
          delay: 0,
          messages: [
            { kind: 'text', text: '**Hej** {{name}}' },
            { kind: 'link', url: 'https://example.org/?q={{name}}', title: '{{day}}' },
          ],
        },
      ],
      values,
    );
    const [text, link] = bubbles[0]?.messages ?? [];
    expect(text?.kind === 'text' && plainText(text.text)).toBe('Hej A*B_[x](y)');
    expect(link).toEqual({ kind: 'link', url: 'https://example.org/?q=A*B_%5Bx%5D(y)', title: 'på tirsdag' });
  });

  test('that are missing leave no marks of a format behind', () => {
    const text = 'Hej **{{gone}}**_{{ gone }}_, **{{day}}** og **{{1}}**';
    const [bubble] = fillBubbles([{ delay: 0, messages: [{ kind: 'text', text }] }], values);
    expect(bubble?.messages).toEqual([{ kind: 'text', text: 'Hej , **på tirsdag** og **{{1}}**' }]);
  });

  test('it is known beforehand whether a response has places', () => {
    const bubble = (text: string) => ({ delay: 0, messages: [{ kind: 'text' as const, text }] });
    expect(takesValues([bubble('Hej'), bubble('Hej {{name}}')])).toBe(true);
    expect(takesValues([bubble('Hej')])).toBe(false);
  });
});

test('the parameters that a text has places for are told in their order', () => {
  expect(namesInText('Hej {{ fornavn }}, du er {{alder}} og bor i {by}')).toEqual(['fornavn', 'alder']);
  expect(namesInText('Hej {{1}} og {{}}')).toEqual([]);
});

test('a value that ends with a full stop has none beside that of a sentence', () => {
  const day = { value: '2026-12-15', text: 'den 15.' };
  expect(fillText('We noted {{day}}.', { day })).toBe('We noted den 15.');
  expect(fillText('We noted {{day}}. Bye', { day })).toBe('We noted den 15. Bye');
  expect(fillText('https://example.com/{{day}}.json', { day })).toBe('https://example.com/den 15..json');
});
