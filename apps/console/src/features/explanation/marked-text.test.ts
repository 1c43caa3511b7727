import { expect, test } from 'vitest';
import { markedText } from './marked-text.ts';

const cut = (text: string, ...spans: [number, number][]) =>
  markedText(
    text,
    spans.map(([start, end]) => ({ start, end })),
  ).map(({ words, isValue }) => (isValue ? `[${words}]` : words));

test('values are cut out of the words around them', () => {
  expect(cut('på tirsdag kl. 14', [15, 17], [3, 10])).toEqual(['på ', '[tirsdag]', ' kl. ', '[14]']);
  expect(cut('hej')).toEqual(['hej']);
  expect(cut('14', [0, 2])).toEqual(['[14]']);
});

test('of values that overlap the first and longest is shown', () => {
  expect(cut('tirsdag kl. 14', [0, 7], [0, 14], [12, 14])).toEqual(['[tirsdag kl. 14]']);
});
