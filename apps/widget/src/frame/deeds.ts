import type { Entry } from './conversation-log.ts';

/** What a visitor can do at an entry of the conversation, beside talking. */
export type Deed = 'rate' | 'leaveMessage';

/**
 * What can be done, by the key of the entry under which it stands: the last answer of each turn is rated, and a message
 * is left where nobody was there, for as long as that is the last that was heard of the staff. With `isAnswering`, the
 * last turn is not over.
 */
export function deedsOf(entries: readonly Entry[], isAnswering: boolean): ReadonlyMap<string, Deed> {
  const deeds = new Map<string, Deed>();
  let isTurnsEnd = !isAnswering;
  let isLastNote = true;
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'bot') {
      if (isTurnsEnd && answerSeq(entry.key)) deeds.set(entry.key, 'rate');
      isTurnsEnd = false;
    } else if (entry.kind === 'note') {
      if (isLastNote && entry.note === 'unavailable') deeds.set(entry.key, 'leaveMessage');
      isLastNote = false;
    } else isTurnsEnd = true;
  }
  return deeds;
}

/** The number of the event in which the bot gave an answer, by the key of its entry; NaN of a welcome. */
export const answerSeq = (key: string): number => Number.parseInt(key, 10);
