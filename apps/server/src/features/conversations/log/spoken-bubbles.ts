import type { Bubble, ConversationEvent, Message } from '@samtale/dialog';
import { plainText, readableAddress } from '@samtale/dialog/show';

interface Spoken {
  json: string;
  words: string;
}

/** By the bubbles themselves: a release's never change, and the bot says the same ones over and over. */
const spokenBubbles = new WeakMap<readonly Bubble[], Spoken>();

function spoken(bubbles: readonly Bubble[]): Spoken {
  let found = spokenBubbles.get(bubbles);
  if (!found) {
    found = { json: JSON.stringify(bubbles), words: wordsIn(bubbles) };
    spokenBubbles.set(bubbles, found);
  }
  return found;
}

/** What bubbles say, without their suggestions. */
export const wordsOf = (bubbles: readonly Bubble[]): string => spoken(bubbles).words;

/** An event in JSON, as `JSON.stringify` has it. What the bot says makes up most of a log. */
export function eventText(event: ConversationEvent): string {
  if (event.type !== 'botSaid') return JSON.stringify(event);
  const { bubbles, ...others } = event;
  return `${JSON.stringify(others).slice(0, -1)},"bubbles":${spoken(bubbles).json}}`;
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
