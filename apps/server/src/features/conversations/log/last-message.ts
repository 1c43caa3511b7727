import type { LoggedEvent, SentFile } from '@samtale/dialog';
import { wordsOf } from './spoken-bubbles.ts';
import type { ConversationRow } from './stored-step.ts';

/** Longest preview of a message in a list, in characters. */
const previewLength = 120;

/** What the lists show of a conversation after these events; nothing when none of them is a message. */
export function lastMessageOf(
  events: readonly LoggedEvent[],
): Pick<ConversationRow, 'lastMessage' | 'lastMessageFrom' | 'lastMessageAt'> | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const { event, at } = events[i] as LoggedEvent;
    if (event.type === 'endUserSaid') return preview(event.text || namesOf(event.files), 'endUser', at);
    if (event.type === 'messageLeft') return preview(event.text, 'endUser', at);
    if (event.type === 'staffSaid') return preview(event.text || namesOf(event.files), 'staff', at);
    if (event.type === 'botSaid') return preview(wordsOf(event.bubbles), 'bot', at);
  }
  return null;
}

const namesOf = (files: readonly SentFile[] = []) => files.map(({ name }) => name).join(', ');

const preview = (text: string, from: ConversationRow['lastMessageFrom'], at: string) => ({
  lastMessage: text.slice(0, previewLength),
  lastMessageFrom: from,
  lastMessageAt: at,
});
