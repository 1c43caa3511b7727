import { type ConversationSummary, type ReadMark, readMarksMax } from '@samtale/contract';

/** The sequence number up to which each conversation has been read, by chat token. */
export type SeenRows = Readonly<Record<string, number>>;

/** Most conversations remembered as read; the oldest are forgotten first. */
const most = readMarksMax;

/**
 * Whether a row has something its reader has not seen. One never opened counts from when the list was opened, so that
 * a new colleague does not begin with everything unread.
 */
export function isUnread(row: ConversationSummary, seen: SeenRows, listOpenedAt: string): boolean {
  const read = seen[row.chatToken];
  return read === undefined ? row.lastMessageAt > listOpenedAt : row.seq > read;
}

/** What two memories know together. */
export function mergeSeen(seen: SeenRows, marks: readonly Pick<ReadMark, 'chatToken' | 'seq'>[]): SeenRows {
  return marks.reduce<SeenRows>((all, { chatToken, seq }) => markSeen(all, chatToken, seq), seen);
}

/** Remembers that a conversation has been read up to a number. */
export function markSeen(seen: SeenRows, chatToken: string, seq: number): SeenRows {
  if ((seen[chatToken] ?? -1) >= seq) return seen;
  const { [chatToken]: _, ...others } = seen;
  return Object.fromEntries([...Object.entries(others), [chatToken, seq] as const].slice(-most));
}
