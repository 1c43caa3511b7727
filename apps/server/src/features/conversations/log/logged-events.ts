import type { ConversationEvent, LoggedEvent } from '@samtale/dialog';

/** A row of the log. */
export interface LoggedStep {
  firstSeq: number;
  at: string;
  clientId: string | null;
  events: ConversationEvent[];
}

/** The columns of `conversation_steps s` as a JSON object that is a `LoggedStep`. */
export const loggedStepJson = `json_build_object(
  'firstSeq', s.first_seq, 'at', s.at, 'clientId', s.client_id, 'events', s.events::json)`;

/** A step's events with their numbers. */
export function loggedEvents({ firstSeq, at, clientId, events }: LoggedStep): LoggedEvent[] {
  const time = new Date(at).toISOString();
  return events.map((event, i) => ({ seq: firstSeq + i, at: time, clientId, event }));
}
