import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { DatabaseSession } from './database.ts';
import { AgentScope, type Executor, type ScopeRules, SharedScope } from './table-scope.ts';

/** A session on the pool, or within a transaction. */
export const sessionOn = (executor: Executor, rules: ScopeRules = {}): DatabaseSession => ({
  agent: (agentId) => new AgentScope(executor, agentId, rules),
  shared: new SharedScope(executor, rules),
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
