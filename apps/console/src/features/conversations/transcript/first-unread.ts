import type { TranscriptEntry } from '../../transcript/index.ts';

/** What had not been read of a conversation when it was opened: the numbers of its events. */
export interface Unread {
  /** The last event that had been read. */
  after: number;
  /** The last event there was. */
  upTo: number;
}

/**
 * The number of the first message or note that had not been read; null when all had been. `firstSeq` is the number of
 * the first event that is here: what begins later than the unread does not tell which of it is the first.
 */
export function firstUnreadOf(
  entries: readonly TranscriptEntry[],
  { after, upTo }: Unread,
  firstSeq: number,
): number | null {
  if (firstSeq > after + 1) return null;
  const first = entries.find(({ kind, seq }) => seq > after && kind !== 'note');
  return first && first.seq <= upTo ? first.seq : null;
}
