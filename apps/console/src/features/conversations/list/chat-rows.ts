import type { ConversationSummary } from '@samtale/contract';
import { belongsToList, waitsSince } from './belongs-to-list.ts';
import type { ListChoice } from './list-choice.ts';

/** The newest row known of each conversation. */
export type KnownRows = ReadonlyMap<string, ConversationSummary>;

/** More rows are in no list that somebody scrolls through; those told of longest ago are forgotten. */
const mostKnown = 2000;

/** Adds rows, each unless a newer one of the same conversation is known. */
export function learnRows(known: KnownRows, rows: readonly ConversationSummary[]): KnownRows {
  const news = rows.filter(({ chatToken, seq }) => seq > (known.get(chatToken)?.seq ?? -1));
  if (!news.length) return known;
  const all = new Map(known);
  for (const row of news) {
    all.delete(row.chatToken);
    all.set(row.chatToken, row);
  }
  for (const chatToken of [...all.keys()].slice(0, Math.max(0, all.size - mostKnown))) all.delete(chatToken);
  return all;
}

/** The newer of two rows of one conversation. */
export function newerRow(
  one: ConversationSummary | undefined,
  other: ConversationSummary | undefined,
): ConversationSummary | undefined {
  if (!one || !other) return one ?? other;
  return other.seq > one.seq ? other : one;
}

/** A list as far as it has been read. */
interface ReadRows {
  rows: readonly ConversationSummary[];
  /** Nothing comes after them. */
  isWhole: boolean;
}

/**
 * The list as read, with what the hub has told since: rows are replaced by newer ones, new ones come in, and those
 * that no longer belong go. What a row does not tell of itself waits for the next reading, and so does a row that
 * would stand behind the last one read. Sorted as the server sorts: last message first, or who waits
 * now before who was missed, longest wait first.
 */
export function mergeRows(
  read: ReadRows,
  known: KnownRows,
  choice: ListChoice,
  now: number,
): ConversationSummary[] {
  const order = choice.tab === 'awaiting' ? byWait : byLastMessage;
  const rows = new Map<string, ConversationSummary>();
  for (const row of read.rows) rows.set(row.chatToken, newerRow(row, known.get(row.chatToken)) ?? row);
  const last = read.rows.at(-1);
  for (const row of known.values()) {
    if (rows.has(row.chatToken) || belongsToList(row, choice, now) !== true) continue;
    if (read.isWhole || (last && order(row, last) < 0)) rows.set(row.chatToken, row);
  }
  return [...rows.values()].filter((row) => belongsToList(row, choice, now) !== false).sort(order);
}

const byLastMessage = (one: ConversationSummary, other: ConversationSummary) =>
  other.lastMessageAt.localeCompare(one.lastMessageAt);
const byWait = (one: ConversationSummary, other: ConversationSummary) =>
  Number(one.status !== 'awaiting') - Number(other.status !== 'awaiting') ||
  (waitsSince(one) ?? '').localeCompare(waitsSince(other) ?? '');
