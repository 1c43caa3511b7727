import { type MessageGroup, plainText } from '@samtale/dialog/show';
import type { News } from '../protocol.ts';
import { type ConversationLog, type Entry, isWithPerson } from './conversation-log.ts';
import type { SessionState } from './session-state.ts';

/** Characters of a message that are told by the launcher. */
const longest = 200;

/** What the bot and the staff said after number `read`, as far as it is shown. */
export const unreadIn = (log: ConversationLog, read: number): readonly Entry[] =>
  log.entries.slice(0, log.shown).filter((entry) => isAfter(entry, read));

/** Whether the bot or the staff said it after number `read`. */
export const isAfter = (entry: Entry, read: number): boolean =>
  (entry.kind === 'bot' || entry.kind === 'staff') && seqOf(entry) > read;

/** The number up to which all of a log is shown. */
export function shownUpTo(log: ConversationLog): number {
  const next = log.entries[log.shown];
  return next ? Math.max(0, seqOf(next) - 1) : log.lastSeq;
}

/** Whether something may be said to the visitor though they say nothing themselves. */
export const isLive = ({ log, outbox }: SessionState, unread: number): boolean =>
  unread > 0 ||
  log.isWorking ||
  log.shown < log.entries.length ||
  outbox.some(({ state }) => state !== 'failed') ||
  isWithPerson(log) ||
  isOwedAnswer(log);

/** Whether the staff have not answered yet whoever asked for them while nobody was there, or left them a message. */
const isOwedAnswer = ({ entries, shown }: ConversationLog): boolean => {
  const last = entries.slice(0, shown).findLast(({ kind }) => kind === 'note');
  return last?.kind === 'note' && (last.note === 'messageLeft' || last.note === 'unavailable');
};

/** A message as the launcher tells of it; `bot` is what the bot is called. */
export function newsOf(entry: Entry, bot: string, chatToken: string): News {
  const { key } = entry;
  const from = entry.kind === 'staff' ? entry.name : bot;
  return { key: `${chatToken} ${key}`, from, text: wordsOf(entry).slice(0, longest) };
}

/** Keys of what the bot and the staff said begin with its number. The welcome's do not: it is nothing to be told of. */
const seqOf = ({ key }: Entry): number => Number.parseInt(key, 10) || 0;

function wordsOf(entry: Entry): string {
  switch (entry.kind) {
    case 'bot':
      return entry.groups.flatMap(wordsOfGroup).find(Boolean) ?? '…';
    case 'note':
      return entry.name;
    default:
      return entry.text || entry.files.map(({ name }) => name).join(', ');
  }
}

function wordsOfGroup(group: MessageGroup): string[] {
  switch (group.kind) {
    case 'words':
      return [
        group.words.map((word) => (word.kind === 'text' ? plainText(word.text) : word.title)).join(' '),
      ];
    case 'cards':
      return group.cards.map(({ title }) => title);
    default:
      return [group.title];
  }
}
