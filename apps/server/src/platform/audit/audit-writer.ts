import type { ClientOrigin } from '../http/client-origin.ts';

/** Something that was done, to be remembered. */
export interface AuditedAct {
  /** The noun and name of the endpoint, or something like it. */
  title: string;
  userId: string;
  /** Null where it concerns nobody but the user. */
  agentId: string | null;
  /** Ids of what was changed, by what they are ids of. No words, and nothing that opens anything. */
  records?: Record<string, string>;
  client: ClientOrigin;
}

export interface AuditWriter {
  /** Remembers it soon: the call that did it does not wait. What was written is kept when the server closes. */
  write(act: AuditedAct): void;
}
