import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { AgentScope, type AgentTable, type Executor, SharedScope } from './table-scope.ts';

/**
 * The database as features see it. What belongs to an agent is reached through `agent`; `shared` is for the few
 * tables that belong to nobody's bot (users, accounts, sessions).
 */
export interface DatabaseSession {
  /** The rows of one agent. */
  agent(agentId: string): AgentScope;
  /** Tables without an agent. */
  readonly shared: SharedScope;
  /** Which agent the row with this key belongs to, and nothing else of it. Null when there is none. */
  ownerOf(table: AgentTable, key: PgColumn, value: string): Promise<string | null>;
}

export interface Database extends DatabaseSession {
  /** Runs `work` in one transaction: all of it is stored, or nothing. Use only the session it is given inside. */
  transaction<T>(work: (session: DatabaseSession) => Promise<T>): Promise<T>;
  /** For the job queue, migrations and the conversations' group commit, which speak SQL themselves. */
  readonly pool: pg.Pool;
  /** How many transactions may run at a time with profit. */
  readonly concurrency: number;
  readonly embedded: boolean;
  /** Made by this process. */
  readonly isNew: boolean;
  /** The setting that names it, without its password, for messages to the operator: `SAMTALE_DATA=/srv/data`. */
  readonly setting: string;
  close(): Promise<void>;
}

const sessionOn = (executor: Executor): DatabaseSession => ({
  agent: (agentId) => new AgentScope(executor, agentId),
  shared: new SharedScope(executor),
  ownerOf: async (table, key, value) => {
    const query = executor
      .select({ agentId: table.agentId })
      .from(table as PgTable)
      .where(eq(key, value));
    const [row] = await query.limit(1);
    return row ? String(row.agentId) : null;
  },
});

/** A session on a connection whose transaction the caller runs. */
export const createSession = (client: pg.PoolClient): DatabaseSession =>
  sessionOn(drizzle({ client, casing: 'snake_case' }));

/** Wraps a pool, embedded or remote, as the database. */
export function createDatabase(
  pool: pg.Pool,
  options: Pick<Database, 'concurrency' | 'embedded' | 'isNew' | 'setting' | 'close'>,
): Database {
  // A connection that breaks is replaced by the pool, also while somebody has it and asks nothing of it just then: the
  // query that needs it reports the failure.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const executor = drizzle({ client: pool, casing: 'snake_case' });
  return {
    ...sessionOn(executor),
    ...options,
    pool,
    transaction: (work) => executor.transaction((transaction) => work(sessionOn(transaction))),
  };
}
