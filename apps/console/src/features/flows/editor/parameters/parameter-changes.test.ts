import { ConditionKind, EntityDataType, freeTextTypeId, systemEntityTypeId } from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import { newAction, newCondition } from '../actions/editor-action.ts';
import { type EditorFlow, emptyEditorFlow, newText } from '../editor-flow.ts';
import {
  type EditorParameter,
  type EditorPhrase,
  newEntitiesPhrase,
  newKeywordPhrase,
  newPhrase,
  piecesOf,
  readPhrase,
  writePhrase,
} from '../phrases/editor-phrase.ts';
import { markedByParts, phrasesWithout } from '../phrases/find-marks.ts';
import {
  countParameters,
  markedAs,
  missingParameters,
  nameOfWords,
  problemOfName,
  undoneIn,
  withAllUnsaid,
  withAsked,
  withoutParameter,
  withoutUnsaid,
  withParameters,
  withUnsaid,
} from './parameter-changes.ts';
import { withRenamed } from './parameter-rename.ts';

const parameter = (name: string): EditorParameter => ({
  name,
  entityType: systemEntityTypeId(EntityDataType.date),
  question: null,
  defaultValue: null,
  days: 'any',
});
const marked = (words: string, text: string, name: string) =>
  markedAs(newPhrase(text), text.indexOf(words), text.indexOf(words) + words.length, name);
const shown = (phrase: EditorPhrase | undefined) =>
  phrase &&
  piecesOf(phrase)
    .map(({ text, mark }) => (mark ? `[${text}:${mark.parameter}]` : text))
    .join('');
const flowWith = (phrases: EditorPhrase[], ...names: string[]): EditorFlow => ({
  ...emptyEditorFlow(),
  phrases,
  parameters: names.map(parameter),
});

describe('the parameters that phrases take', () => {
  const phrases = [
    marked('fredag', 'Bord på fredag', 'dag'),
    newPhrase('Et bord'),
    newEntitiesPhrase(['dag', 'antal']),
    newKeywordPhrase([['bord']]),
  ];

  test('are counted by phrase, and what a phrase lacks is named, save for keywords', () => {
    const counts = countParameters(phrases);
    expect([...counts]).toEqual([
      ['dag', 2],
      ['antal', 1],
    ]);
    expect(phrases.map((phrase) => missingParameters(phrase, counts.keys()))).toEqual([
      ['antal'],
      ['dag', 'antal'],
      [],
      [],
    ]);
  });

  test('need not be said: they are added, renamed and taken out, and marking them makes them said', () => {
    const unsaid = withUnsaid(newPhrase('Et bord på fredag'), ['dag']);
    expect(withUnsaid(unsaid, ['dag']).unsaid).toEqual(['dag']);
    expect(missingParameters(unsaid, ['dag', 'antal'])).toEqual(['antal']);
    expect(withoutUnsaid(unsaid, 'dag').unsaid).toEqual([]);
    expect(markedAs(unsaid, 11, 17, 'dag')).toMatchObject({ unsaid: [], marks: [{ parameter: 'dag' }] });
    expect(withParameters({ ...newEntitiesPhrase([]), unsaid: ['dag'] }, ['dag']).unsaid).toEqual([]);
    const flow = flowWith([unsaid], 'dag');
    expect(withRenamed(flow, 'dag', 'dato').phrases[0]?.unsaid).toEqual(['dato']);
    expect(withoutParameter(flow, 'dag').phrases[0]?.unsaid).toEqual([]);
    const written = writePhrase(unsaid, 0, flow.parameters);
    expect(written.trainingPhrasePartList.map(({ text, alias }) => [text, alias])).toEqual([
      ['Et bord på fredag', ''],
      ['', 'dag'],
    ]);
    expect(readPhrase(written)).toMatchObject({ text: 'Et bord på fredag', marks: [], unsaid: ['dag'] });
  });

  test('are in all phrases where the bot asks for them or takes a default, if one has them', () => {
    const asked = (name: string) => ({ ...parameter(name), question: 'Hvad?' });
    const parameters = [asked('dag'), parameter('antal'), asked('navn')];
    const whole = withAllUnsaid({ ...flowWith(phrases), parameters });
    expect(whole.phrases.map(({ unsaid }) => unsaid)).toEqual([[], ['dag'], [], []]);
    expect(whole.phrases[0]).toBe(phrases[0]);
  });

  test('are said once in a phrase: marking other words lets go of those before', () => {
    const phrase = marked('fredag', 'Fra fredag til lørdag', 'dag');
    expect(shown(markedAs(phrase, 15, 21, 'dag'))).toBe('Fra fredag til [lørdag:dag]');
  });

  test('have names that texts can hold, and no two the same', () => {
    const others = [parameter('dag')];
    expect(
      ['', ' dag ', '2 dage', 'dag.', 'æble-2', 'a'.repeat(31)].map((name) => problemOfName(name, others)),
    ).toEqual(['missing', 'taken', 'form', 'form', null, 'form']);
  });
});

test('a new name is one everywhere: in marks, phrases, texts, questions and conditions', () => {
  const asking = { ...parameter('antal'), question: 'Hvor mange den {{dag}}?' };
  const ofParameter = { ...newCondition(ConditionKind.entity), parameterAlias: 'dag' };
  const ofCustomer = { ...newCondition(ConditionKind.customer), parameterAlias: 'dag' };
  const action = { ...newAction(2), conditionList: [ofParameter, ofCustomer] };
  const flow = {
    ...flowWith([marked('fredag', 'Bord på fredag', 'dag'), newEntitiesPhrase(['dag'])], 'dag'),
    actions: [action],
  };
  const [response] = flow.responses;
  const [bubble] = response?.bubbles ?? [];
  if (!response || !bubble) throw new Error('an empty flow has a bubble');
  const told = newText('Den {{ dag }}, ikke {{dage}} og ikke dag.');
  const renamed = withRenamed(
    {
      ...flow,
      parameters: [...flow.parameters, asking],
      responses: [{ ...response, bubbles: [{ ...bubble, messages: [told] }] }],
    },
    'dag',
    'dato',
  );
  expect(renamed.phrases.map(shown)).toEqual(['Bord på [fredag:dato]', '{{dato}}']);
  expect(renamed.phrases[1]?.parameters).toEqual(['dato']);
  expect(renamed.parameters.map(({ name, question }) => [name, question])).toEqual([
    ['dato', null],
    ['antal', 'Hvor mange den {{dato}}?'],
  ]);
  expect(renamed.responses[0]?.bubbles[0]?.messages[0]).toMatchObject({
    text: 'Den {{dato}}, ikke {{dage}} og ikke dag.',
  });
  const compared = renamed.actions[0]?.conditionList.map(({ parameterAlias }) => parameterAlias);
  expect(compared).toEqual(['dato', 'dag']);
});

test('a parameter that is removed leaves its words, and comes back where nothing was changed since', () => {
  const before = flowWith(
    [
      marked('fredag', 'Bord på fredag', 'dag'),
      marked('lørdag', 'Plads lørdag', 'dag'),
      newEntitiesPhrase(['dag']),
      newEntitiesPhrase(['dag', 'antal']),
    ],
    'dag',
    'antal',
  );
  const after = withoutParameter(before, 'dag');
  expect(after.phrases.map(shown)).toEqual(['Bord på fredag', 'Plads lørdag', '{{antal}}']);
  expect(after.parameters.map(({ name }) => name)).toEqual(['antal']);
  const [first, second, ...rest] = after.phrases;
  if (!first || !second) throw new Error('both phrases stay');
  const typed = { ...second, text: 'Plads søndag' };
  const undone = undoneIn({ ...after, title: 'Bord', phrases: [first, typed, ...rest] }, before, after);
  expect(undone.phrases.map(shown)).toEqual([
    '{{dag}}',
    'Bord på [fredag:dag]',
    'Plads søndag',
    '{{dag}} {{antal}}',
  ]);
  expect(undone.parameters.map(({ name }) => name)).toEqual(['antal', 'dag']);
  expect(undone.title).toBe('Bord');
});

describe('values that the server finds', () => {
  const part = (text: string, alias = '') => ({
    text,
    alias,
    entityType: alias ? systemEntityTypeId(EntityDataType.date) : null,
    defaultValue: null,
    requiredSpeechBubble: null,
    days: 'any' as const,
    keywords: [],
  });

  test('are looked for in the questions that lack them', () => {
    const lacking = newPhrase('Et bord');
    const phrases = [
      lacking,
      marked('fredag', 'fredag', 'dag'),
      newPhrase(' '),
      newKeywordPhrase([['bord']]),
    ];
    expect(phrasesWithout(phrases, 'dag')).toEqual([lacking]);
  });

  test('are marked where nothing else is', () => {
    const phrase = newPhrase('Bord på fredag nu');
    const parts = [part('Bord på '), part('fredag', 'dag'), part(' nu')];
    expect(shown(markedByParts(phrase, 'dag', parts))).toBe('Bord på [fredag:dag] nu');
    const other = marked('på fredag', phrase.text, 'hvornår');
    expect(markedByParts(other, 'dag', parts)).toBe(other);
    expect(markedByParts(phrase, 'dag', [part(phrase.text)])).toBe(phrase);
  });
});

test('what the bot is to ask for comes after every phrase but keywords', () => {
  const flow = flowWith([newPhrase('Et bord'), newKeywordPhrase([['bord']])], 'dag');
  const time = { name: 'tid', entityType: freeTextTypeId, question: 'Hvornår?', defaultValue: null };
  const asked = withAsked(flow, { ...time, days: 'any' });
  expect(asked.parameters.at(-1)).toMatchObject(time);
  expect(asked.phrases.map(({ unsaid }) => unsaid)).toEqual([['tid'], []]);
});

test('a name of several words becomes one that texts can use', () => {
  expect(nameOfWords(' ønsket dag ')).toBe('ønsket-dag');
  expect(nameOfWords('ønsket_dag')).toBe('ønsket_dag');
  expect(problemOfName(nameOfWords('ønsket  dag'), [])).toBeNull();
  expect(problemOfName(nameOfWords('   '), [])).toBe('missing');
  expect(problemOfName(nameOfWords('1 dag'), [])).toBe('form');
});

test('a value that the bot asks for after every phrase can be looked for in all of them', () => {
  const phrases = ['Et bord i morgen', 'Har I plads på fredag?'].map(newPhrase);
  const { phrases: asked } = withAsked({ ...emptyEditorFlow(), phrases }, parameter('dag'));
  expect(countParameters(asked).get('dag')).toBe(2);
  expect(phrasesWithout(asked, 'dag')).toHaveLength(2);
});
