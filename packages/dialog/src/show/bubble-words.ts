import type { Bubble, Message } from '../bubble.ts';
import { readableAddress } from './address.ts';
import { type LineOfWords, type MessageGroup, messageGroups } from './message-groups.ts';
import { plainText } from './plain-text.ts';

type Messages = Bubble['messages'];
type Card = Extract<Message, { kind: 'card' }>;

/** A bubble as a text, for where there is nothing but text: what has an address names it, and buttons are lines. */
export function writtenBubble(messages: Messages): string {
  const lines = messageGroups(messages).flatMap(writtenGroup);
  const buttons = messages.flatMap((message) =>
    message.kind === 'suggestion' ? [`- ${message.title}`] : [],
  );
  return [...lines, ...buttons].filter((line) => line.trim()).join('\n');
}

function writtenGroup(group: MessageGroup): string[] {
  switch (group.kind) {
    case 'words':
      return [wordsOf(group.words, withAddress)];
    case 'cards':
      return group.cards.map(writtenCard);
    case 'image':
    case 'video':
      return [withAddress(group.title, group.url)];
  }
}

/** A bubble as it is spoken: its words, and of links and cards those that can be said. */
export function spokenBubble(messages: Messages): string {
  const lines = messageGroups(messages).flatMap((group) => {
    if (group.kind === 'words') return [wordsOf(group.words, withoutAddress)];
    if (group.kind !== 'cards') return [];
    return group.cards.flatMap(({ title, text }) => [title, plainText(text)]);
  });
  return withoutEmojis(lines.filter((line) => line.trim()).join('\n'));
}

/** Signs that are pictures, with what changes their looks. Figures are such signs by Unicode, and stay. */
const emoji = /(?![\d#*])[\p{Extended_Pictographic}\p{Emoji_Component}]+/gu;
export const hasEmoji = (text: string): boolean => text.search(emoji) >= 0;
const withoutEmojis = (text: string): string =>
  text.replace(emoji, '').replace(/ {2,}/g, ' ').replace(/ +$/gm, '').trim();

const withoutAddress = (words: string, address: string): string => words || readableAddress(address);

/** A file of the product's own has no whole address, and cannot be named. */
function withAddress(words: string, address: string): string {
  const named = /^https?:/i.test(address) ? address : address.startsWith('/') ? '' : readableAddress(address);
  if (!named || named === words || readableAddress(address) === words) return named || words;
  return words ? `${words}: ${named}` : named;
}

function wordsOf(words: LineOfWords, linkWords: (words: string, address: string) => string): string {
  return words
    .map((message) =>
      message.kind === 'text' ? plainText(message.text, linkWords) : linkWords(message.title, message.url),
    )
    .join(' ');
}

const writtenCard = ({ title, text, url, linkTitle }: Card): string =>
  [title, plainText(text, withAddress), url ? withAddress(linkTitle ?? '', url) : '']
    .filter((line) => line.trim())
    .join('\n');
