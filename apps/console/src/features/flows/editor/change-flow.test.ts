import { expect, test } from 'vitest';
import { moveItem } from '../../../lib/lists/change-list.ts';
import { newGuid } from '../../../ui/new-guid.ts';
import { newAction } from './actions/editor-action.ts';
import { isSameFlow, phrasesOfText } from './change-flow.ts';
import { baseOfNew, emptyEditorFlow, flowInput, newBubble, newResponse, newText } from './editor-flow.ts';
import { newMessage } from './editor-message.ts';
import { findProblems, problemsOfReply, tabsWithProblems } from './flow-problems.ts';
import { newPhrase } from './phrases/editor-phrase.ts';

const base = baseOfNew(null);

test('pasted lines become phrases, without blanks and repetitions', () => {
  const present = [newPhrase('Hvor er min pakke?')];
  const added = phrasesOfText('hvor er min PAKKE?\r\n\n  Er den   sendt? \nEr den sendt?\nHej', present);
  expect(added.map(({ text }) => text)).toEqual(['Er den sendt?', 'Hej']);
});

test('an item moves one place and stops at the ends', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 1)).toBe(list);
});

test('a change and its undoing leave nothing to save', () => {
  const flow = { ...emptyEditorFlow(), title: 'Pris', phrases: [newPhrase('Hvad koster det?')] };
  expect(isSameFlow(flow, { ...flow, title: 'Priser' })).toBe(false);
  expect(isSameFlow(flow, { ...flow, phrases: [newPhrase('Hvad koster det?')] })).toBe(true);
  expect(isSameFlow(flow, { ...flow, phrases: [newPhrase('Hvad koster den?')] })).toBe(false);
  expect(isSameFlow(flow, { ...flow, responses: [] })).toBe(false);
});

test('what is saved is numbered in the order it stands', () => {
  const flow = emptyEditorFlow();
  const bubbles = [newBubble(), { ...newBubble(), delay: 2, messages: [newText('Hej'), newText('igen')] }];
  const input = flowInput(
    baseOfNew(null),
    { ...flow, responses: flow.responses.map((response) => ({ ...response, bubbles })) },
    false,
  );
  const saved = input.chatResponseList[0]?.speechBubbleList ?? [];
  expect(saved.map(({ index, delay }) => [index, delay])).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect(saved[1]?.messageList.map(({ index, content }) => [index, content])).toEqual([
    [0, 'Hej'],
    [1, 'igen'],
  ]);
});

test('a draft needs a title, a published flow all of it', () => {
  const flow = emptyEditorFlow();
  expect([...findProblems(flow, false, base).values()]).toEqual(['intentDetail.snackbar.missingTitle']);
  expect([...findProblems({ ...flow, title: 'Pris' }, true, base).values()]).toEqual([
    'intentDetail.snackbar.missingTrainingPhrases',
    'intentDetail.snackbar.speechBubbleWithoutMessage',
  ]);
  const redirecting = {
    ...flow,
    title: 'Pris',
    responses: [],
    actions: [{ ...newAction(2), redirectIntentId: newGuid() }],
  };
  expect(findProblems(redirecting, true, { ...base, needsPhrases: false }).size).toBe(0);
});

test.for([
  ['link', 'messageWithBadAddress'],
  ['image', 'messageWithBadAddress'],
  ['video', 'messageWithBadAddress'],
  ['card', 'speechBubbleWithoutMessage'],
  ['text', 'speechBubbleWithoutMessage'],
] as const)('what an empty %s lacks is told of it', ([kind, key]) => {
  const message = newMessage(kind);
  const response = { ...newResponse(1), bubbles: [{ ...newBubble(), messages: [message] }] };
  const flow = { ...emptyEditorFlow(), title: 'Pris', responses: [response] };
  const problems = findProblems(flow, true, { ...base, needsPhrases: false });
  expect([...problems]).toEqual([[message, `intentDetail.snackbar.${key}`]]);
});

test('a template stands in for training phrases', () => {
  const flow = {
    ...emptyEditorFlow(),
    title: 'Pris',
    actions: [{ ...newAction(2), redirectIntentId: newGuid() }],
    responses: [],
  };
  expect([...findProblems(flow, true, base).values()]).toEqual([
    'intentDetail.snackbar.missingTrainingPhrases',
  ]);
  const learning = { ...flow, templateId: newGuid() };
  expect(findProblems(learning, true, base).size).toBe(0);
  expect(isSameFlow(flow, learning)).toBe(false);
  const gone = problemsOfReply(learning, [{ path: 'trainingPhraseTemplateId', messageKey: 'a' }]);
  expect(tabsWithProblems(learning, gone)).toEqual(['phrases']);
});

test('the server’s paths are found again, and a problem is gone when its part is changed', () => {
  const flow = { ...emptyEditorFlow(), title: 'Pris', phrases: [newPhrase(' '), newPhrase('Hej')] };
  const problems = problemsOfReply(flow, [
    { path: 'trainingPhraseList.0.question', messageKey: 'a' },
    { path: 'chatResponseList.0.speechBubbleList.0.messageList.0', messageKey: 'b' },
  ]);
  expect(problems.get(flow.phrases[0] ?? 'title')).toBe('a');
  expect(tabsWithProblems(flow, problems)).toEqual(['phrases', 'responses']);
  const repaired = { ...flow, phrases: [newPhrase('Hvad koster det?')] };
  expect(tabsWithProblems(repaired, problems)).toEqual(['responses']);
});

test('ids are version 4 GUIDs', () => {
  expect(newGuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newGuid()).not.toBe(newGuid());
});
