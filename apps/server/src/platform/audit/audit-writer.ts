import type { ClientOrigin } from '../http/client-origin.ts';

/** Something that was done, to be remembered. */
export interface AuditedAct {
  /** The noun and name of the endpoint, or something like it. */
  title: string;
  userId: string;
  /** Null where it concerns no agent. */
  agentId: string | null;
  /** The company whose administrators are to read it, where no agent does and it is not the user's own. */
  accountId?: string;
  /** Ids of what was changed, by what they are ids of. No words, and nothing that opens anything. */
  records?: Record<string, string>;
  /** What the staff have called those that are gone now, so that it can still be told which they were. */
  names?: RecordNames;
  client: ClientOrigin;
}

/** Names by ids, and what kinds of records they are of. */
export type RecordNames = Readonly<Record<string, { kind: string; name: string }>>;

export interface AuditWriter {
  /**
   * Remembers it. Resolves when it is stored; when it cannot be stored now it is tried again, and nobody waits for that.
   * What was written is kept when the server closes.
   */
  write(act: AuditedAct): Promise<void>;
  /** The names of an agent's records as far as they may be kept when the records are gone. */
  namesOf(agentId: string, ids: readonly string[]): Promise<RecordNames>;
}
