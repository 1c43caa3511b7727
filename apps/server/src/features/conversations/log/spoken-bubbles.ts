import type { Bubble, Message } from '@samtale/dialog';
import { plainText, readableAddress } from '@samtale/dialog/show';

/** By the bubbles themselves: a release's never change, and the bot says the same ones over and over. */
const wordsOfBubbles = new WeakMap<readonly Bubble[], string>();

/** What bubbles say, without their suggestions. */
export function wordsOf(bubbles: readonly Bubble[]): string {
  const known = wordsOfBubbles.get(bubbles);
  if (known !== undefined) return known;
  const words = wordsIn(bubbles);
  wordsOfBubbles.set(bubbles, words);
  return words;
}

function wordsIn(bubbles: readonly Bubble[]): string {
  return bubbles
    .flatMap((bubble) => bubble.messages)
    .map(wordsOfMessage)
    .filter(Boolean)
    .join(' ');
}

/** What one message comes to where there is room for words only. */
function wordsOfMessage(message: Message): string {
  switch (message.kind) {
    case 'text':
      return plainText(message.text);
    case 'link':
    case 'image':
    case 'video':
      return message.title || readableAddress(message.url);
    case 'card':
      return message.title || plainText(message.text) || readableAddress(message.imageUrl ?? '');
    case 'suggestion':
      return '';
  }
}
