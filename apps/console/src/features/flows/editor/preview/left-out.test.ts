import { expect, test } from 'vitest';
import { type EditorBubble, newBubble, newText } from '../editor-flow.ts';
import { type EditorMessage, newMessage } from '../editor-message.ts';
import { leftOut } from './left-out.ts';

const bubble = (messages: EditorMessage[], more: Partial<EditorBubble> = {}): EditorBubble => ({
  ...newBubble(),
  messages,
  ...more,
});
const button = (displayText: string): EditorMessage => ({ ...newMessage('suggestion'), displayText });
const losses = (bubbles: EditorBubble[], channel: 1 | 2 | 3 | 4) =>
  Object.fromEntries(leftOut(bubbles, channel).map(({ loss, count }) => [loss, count]));

const everything = bubble(
  [
    newText('**Hej** 😀 [her](https://x.dk)'),
    { ...newMessage('link'), url: 'https://x.dk' },
    { ...newMessage('image'), url: 'https://x.dk/a.png' },
    { ...newMessage('video'), url: 'https://x.dk/a.mp4' },
    { ...newMessage('card'), title: 'Et kort', imageUrl: 'https://x.dk/a.png', url: 'https://x.dk' },
    button('Ja'),
  ],
  { avatarUrl: 'https://x.dk/me.png' },
);

test('each channel tells what it has not', () => {
  expect(losses([everything], 1)).toEqual({});
  expect(losses([everything], 2)).toEqual({ formatting: 1, look: 1 });
  expect(losses([everything], 3)).toEqual({ pictures: 2, videos: 1, addresses: 3, emojis: 1, buttons: 1 });
  expect(losses([everything], 4)).toEqual({ formatting: 1, look: 1, pictureAddresses: 2, buttonsAsText: 1 });
});

test('Messenger takes so many buttons, of so many characters, and so much on a card', () => {
  const buttons = Array.from({ length: 15 }, (_, index) => button(index ? 'Ja' : 'x'.repeat(21)));
  const card: EditorMessage = { ...newMessage('card'), title: 'Et kort', text: 'x'.repeat(81) };
  expect(losses([bubble([...buttons, card])], 2)).toEqual({ manyButtons: 2, longButtons: 1, longCards: 1 });
});

test('a bubble for other channels counts as one, whatever is in it', () => {
  const others = { ...everything, integrationTypeList: [1 as const] };
  expect(losses([others, bubble([newText('- en\n- to')])], 4)).toEqual({ otherChannels: 1 });
});
