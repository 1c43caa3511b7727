import { setTimeout as pause } from 'node:timers/promises';
import type { AuditedAct, AuditWriter, RecordNames } from '../../platform/audit/audit-writer.ts';
import { createId } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { namesToKeep } from './name-records.ts';

/** After a failure it is tried again, this many milliseconds later. */
const retryAfter = 2000;
/** So many are stored in one statement. */
const portion = 500;
/** A database that is away so long that more wait than this loses the oldest, which the log then says. */
const most = 20_000;
/** Longest word of a browser on itself. */
const userAgentMax = 200;

/** All that is asked of the database. */
interface Store extends Pick<Database, 'agent'> {
  readonly pool: { query(text: string, values: unknown[]): Promise<unknown> };
}

interface Waiting extends Omit<AuditedAct, 'client'> {
  id: string;
  at: string;
  address: string;
  userAgent: string;
}

/** Keeps the audit log: those that come while others are being stored in one group, tried again until they are. */
export class EntryKeeper implements AuditWriter {
  private readonly database: Store;
  private readonly log: Logger;
  private readonly now: () => Date;
  private waiting: Waiting[] = [];
  /** Whom to tell, by entry, that it has been tried to store it. */
  private readonly tried = new Map<string, () => void>();
  private storing: Promise<void> | null = null;
  private closing = new AbortController();

  constructor(database: Store, log: Logger, now: () => Date) {
    this.database = database;
    this.log = log;
    this.now = now;
  }

  write({ client, ...act }: AuditedAct): Promise<void> {
    const id = createId();
    this.waiting.push({
      ...act,
      id,
      at: this.now().toISOString(),
      address: client.ip,
      userAgent: client.userAgent.slice(0, userAgentMax),
    });
    if (this.waiting.length > most) {
      const lost = this.waiting.shift();
      if (lost) this.tell([lost]);
      this.log.error('the audit log has lost an entry: the database is away');
    }
    const tried = new Promise<void>((resolve) => this.tried.set(id, resolve));
    this.storing ??= this.storeAll();
    return tried;
  }

  namesOf(agentId: string, ids: readonly string[]): Promise<RecordNames> {
    return namesToKeep(this.database.agent(agentId), ids);
  }

  /** Stores what still waits; what cannot be stored then is lost, and the log says so. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.storing;
  }

  private async storeAll(): Promise<void> {
    while (this.waiting.length) {
      const entries = this.waiting.slice(0, portion);
      try {
        await this.database.pool.query(storeEntries, [JSON.stringify(entries)]);
        this.waiting.splice(0, entries.length);
        this.tell(entries);
      } catch (err) {
        this.tell(entries);
        this.log.error({ err, waiting: this.waiting.length }, 'audit entries could not be stored');
        if (this.closing.signal.aborted) break;
        await this.wait(retryAfter);
      }
    }
    this.storing = null;
  }

  private tell(entries: readonly Waiting[]): void {
    for (const { id } of entries) {
      this.tried.get(id)?.();
      this.tried.delete(id);
    }
  }

  /** Until then, or until the server closes. */
  private wait(milliseconds: number): Promise<void> {
    return pause(milliseconds, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}

/** The name and the company are those that the user has now, moments after the act. */
const storeEntries = `
  INSERT INTO audit_entries
    (id, at, title, agent_id, account_id, user_id, user_name, address, user_agent, records, names)
  SELECT e.id, e.at, e.title, e."agentId", coalesce(e."accountId", u.account_id), e."userId",
         coalesce(trim(u.first_name || ' ' || u.last_name), ''), e.address, e."userAgent", coalesce(e.records, '{}'),
         coalesce(e.names, '{}')
    FROM jsonb_to_recordset($1::jsonb) AS e
         (id uuid, at timestamptz, title text, "agentId" uuid, "accountId" uuid, "userId" uuid, address text, "userAgent" text,
          records jsonb, names jsonb)
    LEFT JOIN users u ON u.id = e."userId"
  ON CONFLICT (id) DO NOTHING`;
