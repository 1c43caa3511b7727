import { expect, test } from 'vitest';
import { topics as danish } from './content/da.ts';
import { topics as english } from './content/en.ts';
import { findAnswers, markWords, wordsOf } from './find-answers.ts';
import type { HelpTopic } from './help-content.ts';

const idsOf = (topics: readonly HelpTopic[]) =>
  topics.map(({ id, questions }) => [id, questions.map((question) => question.id)]);

test('both languages answer the same questions, in the same order', () => {
  expect(idsOf(english)).toEqual(idsOf(danish));
});

test('no two questions have one address', () => {
  const ids = danish.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(danish.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(20);
});

test('every word has to stand in the question or its answer, whatever the case', () => {
  const found = findAnswers(english, wordsOf('  RECOVERY  codes '));
  expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('two-factor');
  expect(findAnswers(english, ['recovery', 'aardvark'])).toEqual([]);
  expect(findAnswers(english, [])).toHaveLength(english.length);
});

test('the words that were searched for are told apart', () => {
  expect(markWords('Take over, then leave', ['OVER', 'leave'])).toEqual([
    'Take ',
    'over',
    ', then ',
    'leave',
    '',
  ]);
  expect(markWords('a.b', ['.'])).toEqual(['a', '.', 'b']);
  expect(markWords('nothing', [])).toEqual(['nothing']);
});
