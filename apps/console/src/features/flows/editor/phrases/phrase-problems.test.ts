import { EntityDataType, IntentType, systemEntityTypeId } from '@samtale/contract';
import { expect, test } from 'vitest';
import { baseOfNew, emptyEditorFlow } from '../editor-flow.ts';
import { problemsOfReply, tabsWithProblems } from '../flow-problems.ts';
import { markedAs, withUnsaid } from '../parameters/parameter-changes.ts';
import {
  type EditorParameter,
  type EditorPhrase,
  newEntitiesPhrase,
  newKeywordPhrase,
  newPhrase,
} from './editor-phrase.ts';
import { findPhraseProblems } from './phrase-problems.ts';

const text = systemEntityTypeId(EntityDataType.text);
const date = systemEntityTypeId(EntityDataType.date);
const parameter = (name: string, more: Partial<EditorParameter> = {}): EditorParameter => ({
  name,
  entityType: date,
  question: null,
  defaultValue: null,
  days: 'any',
  ...more,
});
const day = parameter('dag');
const marked = (phrase: string, words: string, name = 'dag') =>
  markedAs(newPhrase(phrase), phrase.indexOf(words), phrase.indexOf(words) + words.length, name);
const fine = () => marked('Bord på fredag', 'fredag');

test.for<[string, number, EditorPhrase[], EditorParameter[]]>([
  ['missingTrainingPhrasePartParameter', 0, [newPhrase('Et bord'), fine()], [day]],
  [
    'missingTrainingPhrasePartParameter',
    0,
    [fine(), newEntitiesPhrase(['antal', 'dag'])],
    [day, parameter('antal')],
  ],
  [
    'globalTrainingPhraseWithAllTextEntity',
    0,
    [marked('hvad', 'hvad')],
    [parameter('dag', { entityType: text })],
  ],
  [
    'entityTrainingPhraseWithText',
    0,
    [newEntitiesPhrase(['navn'])],
    [parameter('navn', { entityType: text })],
  ],
  ['tooManyKeywordTrainingPhrases', 3, ['a', 'b', 'c', 'd'].map((word) => newKeywordPhrase([[word]])), []],
  ['tooManyKeywordsInTrainingPhrase', 0, [newKeywordPhrase([['a'], ['b'], ['c'], ['d']])], []],
  ['emptyTrainingPhrase', 0, [newKeywordPhrase([[' ', ''], []])], []],
  ['emptyTrainingPhrase', 0, [newEntitiesPhrase([])], []],
  ['emptyTrainingPhrase', 0, [newPhrase(' ')], []],
])('%s at phrase %i', ([key, index, phrases, parameters]) => {
  const found = findPhraseProblems({ phrases, parameters }, baseOfNew(null));
  expect([...found].filter(([place]) => place === phrases[index])).toEqual([[phrases[index], key]]);
});

test('parameters in another order are the same, keywords have none, and a follow-up may be all text', () => {
  const both = markedAs(fine(), 0, 4, 'hvad');
  const parameters = [day, parameter('hvad', { entityType: text })];
  const phrases = [both, withUnsaid(newEntitiesPhrase(['dag']), ['hvad']), newKeywordPhrase([['bord', '']])];
  expect(findPhraseProblems({ phrases, parameters }, baseOfNew(null)).size).toBe(0);
  const all = [marked('hvad', 'hvad', 'hvad')];
  const followUp = { intentType: IntentType.global, followUpParentId: 'x' };
  expect(findPhraseProblems({ phrases: all, parameters }, followUp).size).toBe(0);
});

test('a default value cannot be blank, unless nothing marks the parameter', () => {
  const blank = parameter('dag', { defaultValue: ' ' });
  const found = findPhraseProblems({ phrases: [fine()], parameters: [blank] }, baseOfNew(null));
  expect([...found]).toEqual([[blank, 'missingTrainingPhrasePartDefaultValue']]);
  expect(findPhraseProblems({ phrases: [newPhrase('Hej')], parameters: [blank] }, baseOfNew(null)).size).toBe(
    0,
  );
});

test('a question that is to be asked is written, and the phrases are not at fault meanwhile', () => {
  const asked = parameter('dag', { question: ' ' });
  const phrases = [fine(), newPhrase('Et bord')];
  const found = findPhraseProblems({ phrases, parameters: [asked] }, baseOfNew(null));
  expect([...found]).toEqual([[asked, 'missingParameterQuestion']]);
});

test('what the server says of a part is said at its parameter, of a phrase at its row', () => {
  const flow = { ...emptyEditorFlow(), phrases: [newPhrase('Hej'), fine()], parameters: [day] };
  const problems = problemsOfReply(flow, [
    { path: 'trainingPhraseList.0', messageKey: 'a' },
    { path: 'trainingPhraseList.1.trainingPhrasePartList.1.defaultValue', messageKey: 'b' },
  ]);
  expect([...problems]).toEqual([
    [flow.phrases[0], 'a'],
    [day, 'b'],
  ]);
  expect(tabsWithProblems(flow, new Map([[day, 'b']]))).toEqual(['phrases']);
});
