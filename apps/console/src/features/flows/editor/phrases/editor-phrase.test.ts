import {
  EntityDataType,
  newId,
  systemEntityTypeId,
  type TrainingPhrase,
  TrainingPhraseType,
  trainingPhrase,
} from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import {
  newPhrase,
  piecesOf,
  readParameters,
  readPhrase,
  withMark,
  withoutMark,
  withText,
  writePhrase,
} from './editor-phrase.ts';

const marked = () =>
  withMark(newPhrase('Et bord på fredag til fire'), { start: 11, end: 17, parameter: 'dag' });
const shown = (phrase: ReturnType<typeof newPhrase>) =>
  piecesOf(phrase)
    .map(({ text, mark }) => (mark ? `[${text}:${mark.parameter}]` : text))
    .join('');

describe('marks in a phrase', () => {
  test('leave out blanks, and give way to what touches them', () => {
    const phrase = marked();
    expect(shown(phrase)).toBe('Et bord på [fredag:dag] til fire');
    expect(shown(withMark(phrase, { start: 10, end: 18, parameter: 'day' }))).toBe(
      'Et bord på [fredag:day] til fire',
    );
    expect(shown(withMark(phrase, { start: 21, end: 26, parameter: 'antal' }))).toBe(
      'Et bord på [fredag:dag] til [fire:antal]',
    );
    expect(withMark(phrase, { start: 2, end: 3, parameter: 'dag' })).toBe(phrase);
    expect(withoutMark(phrase, phrase.marks[0] ?? { start: 0, end: 0, parameter: '' }).marks).toEqual([]);
  });

  test.each([
    [
      'words before them are typed',
      'Må vi få et bord på fredag til fire',
      'Må vi få et bord på [fredag:dag] til fire',
    ],
    ['words after them are typed', 'Et bord på fredag til fem', 'Et bord på [fredag:dag] til fem'],
    ['they are changed themselves', 'Et bord på fredagen til fire', 'Et bord på [fredag:dag]en til fire'],
    ['something is typed within', 'Et bord på freXdag til fire', 'Et bord på [freXdag:dag] til fire'],
    ['they are taken away', 'Et bord på til fire', 'Et bord på til fire'],
    ['their edge is taken away', 'Et bord på dag til fire', 'Et bord på [dag:dag] til fire'],
    ['more than they is taken away', 'Et bordfire', 'Et bordfire'],
  ])('stay with their words when %s', (_, text, expected) => {
    expect(shown(withText(marked(), text))).toBe(expected);
  });
});

test('what is read and written is the same', () => {
  const part = {
    text: '',
    alias: '',
    entityType: null,
    defaultValue: null,
    requiredSpeechBubble: null,
    days: 'any' as const,
    keywords: [],
  };
  const asked = { requiredSpeechBubble: 'Hvilken dag?', defaultValue: 'i dag', days: 'upcoming' } as const;
  const day = { ...part, alias: 'dag', entityType: '00000000-0000-4000-8000-000000000004', ...asked };
  const list: TrainingPhrase[] = [
    { id: newId, index: 0, type: TrainingPhraseType.question, question: 'Hej', trainingPhrasePartList: [] },
    {
      id: newId,
      index: 1,
      type: TrainingPhraseType.question,
      question: 'Bord på fredag',
      trainingPhrasePartList: [
        { ...part, text: 'Bord på ' },
        { ...day, text: 'fredag' },
      ],
    },
    {
      id: newId,
      index: 2,
      type: TrainingPhraseType.keywords,
      question: 'bord bestille',
      trainingPhrasePartList: [
        { ...part, text: 'bord', keywords: ['borde'] },
        { ...part, text: 'bestille' },
      ],
    },
    {
      id: newId,
      index: 3,
      type: TrainingPhraseType.entities,
      question: '{{dag}}',
      trainingPhrasePartList: [{ ...day, text: '{{dag}}' }],
    },
  ];
  const parameters = readParameters(list);
  expect(parameters).toEqual([
    {
      name: 'dag',
      entityType: day.entityType,
      question: 'Hvilken dag?',
      defaultValue: 'i dag',
      days: 'upcoming',
    },
  ]);
  expect(list.map(readPhrase).map((phrase, index) => writePhrase(phrase, index, parameters))).toEqual(list);
});

test('which days a parameter takes holds in all phrases, and of a kind that has a day only', () => {
  const date = { alias: 'dag', entityType: systemEntityTypeId(EntityDataType.date) };
  const list = [{ text: 'fredag' }, { text: 'lørdag', days: 'past' as const }].map((said) =>
    trainingPhrase.parse({ id: newId, question: said.text, trainingPhrasePartList: [{ ...date, ...said }] }),
  );
  const parameters = readParameters(list);
  expect(parameters).toMatchObject([{ name: 'dag', days: 'past' }]);
  const daysOf = (entityType: string) =>
    list.map((phrase) => {
      const sent = writePhrase(
        readPhrase(phrase),
        0,
        parameters.map((one) => ({ ...one, entityType })),
      );
      return sent.trainingPhrasePartList.map(({ days }) => days);
    });
  expect(daysOf(systemEntityTypeId(EntityDataType.dateTime))).toEqual([['past'], ['past']]);
  expect(daysOf(systemEntityTypeId(EntityDataType.time))).toEqual([['any'], ['any']]);
});

test('a phrase without a mark is sent as words alone, without blanks at its ends', () => {
  const sent = writePhrase(withText(marked(), ' Et bord '), 0, []);
  expect(sent).toMatchObject({ question: 'Et bord', trainingPhrasePartList: [] });
});
