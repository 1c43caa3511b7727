import { MessageType } from '@samtale/contract';
import { expect, test } from 'vitest';
import { newBubble } from './editor-flow.ts';
import { type EditorMessage, newMessage, offeredKinds, readMessage, writeMessage } from './editor-message.ts';
import { findEmojis } from './emojis.ts';
import { previewBubble } from './preview/preview-bubble.ts';

const written: EditorMessage[] = [
  { ...newMessage('text'), text: '**Hej**', lineBreak: false },
  { ...newMessage('link'), title: 'Skriv', url: 'mailto:hej@x.dk', lineBreak: false },
  { ...newMessage('image'), title: 'Cykel', url: 'https://x.dk/a.png' },
  { ...newMessage('video'), title: 'Film', url: 'https://x.dk/a.mp4', loop: true, showControls: false },
  { ...newMessage('suggestion'), displayText: 'Videre' },
  { ...newMessage('card'), title: 'Strand', text: 'Syv gear', url: 'https://x.dk', linkTitle: 'Se' },
];

test('every kind is saved with its number and read back as it was', () => {
  expect(written.map(({ kind }) => kind)).toEqual(offeredKinds);
  for (const [index, message] of written.entries()) {
    const saved = writeMessage(message, index);
    expect(saved).toMatchObject({ index, messageType: MessageType[message.kind] });
    expect(readMessage(saved)).toEqual(message);
  }
});

test('the preview shows what is whole, in the line it will stand in', () => {
  const messages = [...written, newMessage('image'), { ...newMessage('link'), url: 'javascript:alert(1)' }];
  const { messages: shown } = previewBubble({ ...newBubble(), messages });
  expect(shown.map(({ kind }) => kind)).toEqual(['text', 'link', 'image', 'video', 'card']);
  expect(shown[1]).toMatchObject({ continues: true });
});

test('an emoji is found by the beginning of its words in both languages', () => {
  const found = (text: string) => findEmojis(text).map(({ emoji }) => emoji);
  expect(found('cyk')).toEqual(['🚲']);
  expect(found('tommel op')).toEqual(['👍']);
  expect(found('thumbs D')).toEqual(['👎']);
  expect(found('qqq')).toEqual([]);
});
