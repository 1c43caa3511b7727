import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { transactionsInTurns } from './long-transactions.ts';
import { sessionOn } from './session.ts';
import type { AgentScope, AgentTable, ScopeRules, SharedScope } from './table-scope.ts';

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
  /**
   * The same for work that lasts, as an import does. On the embedded database, which has one session, it is stored in
   * portions with turns for others in between: they may see what is stored so far, and all of it is taken back when the
   * work fails, or when the process ends before it.
   */
  longTransaction<T>(work: (session: DatabaseSession) => Promise<T>): Promise<T>;
  /** Reads what is stored at one moment, whatever others store meanwhile. On the embedded database they wait. */
  snapshot<T>(read: (session: DatabaseSession) => Promise<T>): Promise<T>;
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
  const transact = <T>(work: (session: DatabaseSession) => Promise<T>, rules?: ScopeRules) =>
    executor.transaction((transaction) => work(sessionOn(transaction, rules)));
  return {
    ...sessionOn(executor),
    ...options,
    pool,
    snapshot: (read) =>
      executor.transaction((transaction) => read(sessionOn(transaction)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    ...(options.embedded
      ? transactionsInTurns(pool, transact)
      : { transaction: transact, longTransaction: transact }),
  };
}
