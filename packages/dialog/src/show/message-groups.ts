import type { Bubble, Message } from '../bubble.ts';

type MessageOf<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;
/** Words that follow each other on one line. */
export type LineOfWords = readonly (MessageOf<'text'> | MessageOf<'link'>)[];

/** What is shown together in a bubble. */
export type MessageGroup =
  | { kind: 'words'; words: LineOfWords }
  | { kind: 'cards'; cards: readonly MessageOf<'card'>[] }
  | MessageOf<'image'>
  | MessageOf<'video'>;

/**
 * A bubble's messages as they are shown: words that go on in the same line together, neighbouring cards together.
 * Suggestions are left out, since each screen has its own place for them.
 */
export function messageGroups(messages: Bubble['messages']): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    switch (message.kind) {
      case 'text':
      case 'link':
        if (message.continues && last?.kind === 'words') last.words = [...last.words, message];
        else groups.push({ kind: 'words', words: [message] });
        break;
      case 'card':
        if (last?.kind === 'cards') last.cards = [...last.cards, message];
        else groups.push({ kind: 'cards', cards: [message] });
        break;
      case 'image':
      case 'video':
        groups.push(message);
        break;
      case 'suggestion':
        break;
    }
  }
  return groups;
}
