import { expect, test } from 'vitest';
import { type EditorFlow, emptyEditorFlow, newBubble, readyToAnswer } from './editor-flow.ts';
import { newMessage } from './editor-message.ts';
import { saysSomething } from './says-something.ts';

const empty = readyToAnswer(emptyEditorFlow());
const saying = (...messages: EditorFlow['responses'][number]['bubbles'][number]['messages']): EditorFlow => ({
  ...empty,
  responses: [{ key: 'a', title: '', bubbles: [{ ...newBubble(), messages }] }],
});

test('a flow says something once a word of its answer is written', () => {
  expect(saysSomething(empty)).toBe(false);
  expect(saysSomething(saying({ ...newMessage('text'), text: ' ' }, newMessage('card')))).toBe(false);
  expect(saysSomething(saying({ ...newMessage('text'), text: 'V' }))).toBe(true);
  expect(saysSomething(saying({ ...newMessage('image'), url: 'https://example.com/a.png' }))).toBe(true);
  expect(
    saysSomething({
      ...empty,
      settings: { ...empty.settings, customSpeechUrl: 'https://example.com/a.mp3' },
    }),
  ).toBe(true);
});
