import { expect, test } from 'vitest';
import { newKeywordPhrase, newPhrase, writePhrase } from './editor-phrase.ts';
import { splitWords, withWords } from './keyword-words.ts';
import { spanToMark } from './phrase-span.ts';

test.for<[string, [number, number], string | null]>([
  ['the words selected, without blanks', [7, 15], 'fredag'],
  ['the word at the caret', [10, 10], 'fredag'],
  ['the word before the caret', [14, 14], 'fredag'],
  ['nothing between blanks', [15, 15], null],
])('what is marked is %s', ([, [start, end], expected]) => {
  const text = 'Bord på fredag  tak';
  const span = spanToMark(text, { start, end });
  expect(span && text.slice(span.start, span.end)).toBe(expected);
});

test('other words for a keyword are split and none stands twice', () => {
  expect(splitWords('borde;  plads ved\tbord,\n,')).toEqual(['borde', 'plads ved', 'bord']);
  expect(withWords(['Bord'], ['bord', 'plads', 'Plads'])).toEqual(['Bord', 'plads']);
});

test('keywords are sent without blank ones, and a question without words is not asked', () => {
  const sent = writePhrase(newKeywordPhrase([['', ' bord '], [''], ['bestil', '']]), 0, []);
  expect(sent.question).toBe('bord bestil');
  expect(sent.trainingPhrasePartList.map(({ text, keywords }) => [text, keywords])).toEqual([
    ['bord', []],
    ['bestil', []],
  ]);
  const phrase = { ...newPhrase('fredag'), marks: [{ start: 0, end: 6, parameter: 'dag' }] };
  const day = { name: 'dag', entityType: 'x', question: ' ', defaultValue: null, days: 'any' as const };
  expect(writePhrase(phrase, 0, [day]).trainingPhrasePartList[0]?.requiredSpeechBubble).toBeNull();
});
