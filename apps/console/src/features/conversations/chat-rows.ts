import type { ConversationSummary } from '@samtale/contract';
import type { ChatTab } from './chat-search.ts';

/** The newest row known of each conversation. */
export type KnownRows = ReadonlyMap<string, ConversationSummary>;

/** Which rows a list shows. */
export interface ListChoice {
  tab: ChatTab;
  text: string;
  userId: string;
}

/** Adds a row unless a newer one of the same conversation is known. */
export function learnRow(known: KnownRows, row: ConversationSummary): KnownRows {
  const held = known.get(row.chatToken);
  if (held && held.seq >= row.seq) return known;
  return new Map(known).set(row.chatToken, row);
}

/** The newer of two rows of one conversation. */
export function newerRow(
  one: ConversationSummary | undefined,
  other: ConversationSummary | undefined,
): ConversationSummary | undefined {
  if (!one || !other) return one ?? other;
  return other.seq > one.seq ? other : one;
}

function belongs(row: ConversationSummary, { tab, userId }: ListChoice): boolean {
  if (tab === 'mine') return row.user?.id === userId;
  if (tab === 'awaiting') return row.waitingSince !== null;
  return true;
}

/** Only what a row itself shows can be searched here; what was said before, the server finds at the next reading. */
function holds(row: ConversationSummary, text: string): boolean {
  return row.lastMessage.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}

/**
 * The list as read, with what the hub has told since: rows are replaced by newer ones, new ones come in, and those
 * that no longer belong go. Sorted as the server sorts: last message first, or longest wait first.
 */
export function mergeRows(
  read: readonly ConversationSummary[],
  known: KnownRows,
  choice: ListChoice,
): ConversationSummary[] {
  const rows = new Map<string, ConversationSummary>();
  for (const row of read) rows.set(row.chatToken, newerRow(row, known.get(row.chatToken)) ?? row);
  for (const row of known.values())
    if (!rows.has(row.chatToken) && holds(row, choice.text)) rows.set(row.chatToken, row);
  const order = choice.tab === 'awaiting' ? byWait : byLastMessage;
  return [...rows.values()].filter((row) => belongs(row, choice)).sort(order);
}

const byLastMessage = (one: ConversationSummary, other: ConversationSummary) =>
  other.lastMessageAt.localeCompare(one.lastMessageAt);
const byWait = (one: ConversationSummary, other: ConversationSummary) =>
  (one.waitingSince ?? '').localeCompare(other.waitingSince ?? '');
