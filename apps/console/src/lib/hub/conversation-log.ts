import type { Delivery } from '@samtale/contract';

/** One numbered entry of a conversation's log. */
export type LoggedEvent = Delivery['events'][number];

/** What a client has of a conversation: everything it may see up to and with `upTo`, in order. */
export interface ConversationLog {
  upTo: number;
  events: readonly LoggedEvent[];
  /** How often it began again: what was drawn of it before then is not to stay. */
  renewals: number;
}

export const emptyLog: ConversationLog = { upTo: 0, events: [], renewals: 0 };

/**
 * Adds a run to a log. What the log has already is left out, so a run may come twice or overlap; a run that starts
 * beyond the log's end changes nothing and is reported as a gap, to be filled by asking for what comes after `upTo`.
 * One that begins again takes the place of all that was there.
 */
export function applyDelivery(log: ConversationLog, run: Delivery): { log: ConversationLog; gap: boolean } {
  if (run.after > log.upTo) return { log, gap: true };
  // The first page of a log that begins again may be shorter than what was there.
  const isFirstPage = run.reset && run.cursor !== undefined;
  if (run.upTo <= log.upTo && !isFirstPage) return { log, gap: false };
  if (run.reset)
    return { log: { upTo: run.upTo, events: run.events, renewals: log.renewals + 1 }, gap: false };
  const fresh = run.events.filter(({ seq }) => seq > log.upTo).sort((one, other) => one.seq - other.seq);
  return { log: { ...log, upTo: run.upTo, events: [...log.events, ...fresh] }, gap: false };
}
