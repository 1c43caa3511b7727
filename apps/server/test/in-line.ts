import type pg from 'pg';
import { vi } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/**
 * Begins things one after the other while a transaction holds the rows that `hold` locks: each when the one before waits
 * for a row or is done. Then lets go of the rows, and resolves when all are done, also where one failed. The embedded
 * database has one connection, for which all of them wait.
 */
export async function inLine(
  { app: { database } }: TestServer,
  hold: { text: string; values: string[] },
  begin: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const client = await database.pool.connect();
  const begun: Promise<unknown>[] = [];
  try {
    await client.query('BEGIN');
    await client.query(hold);
    for (const start of begin) {
      const before = await waiting(client);
      let isDone = false;
      const one = start().finally(() => {
        isDone = true;
      });
      one.catch(() => undefined);
      begun.push(one);
      if (database.embedded) continue;
      await vi.waitUntil(async () => isDone || (await waiting(client)) > before, {
        interval: 5,
        timeout: 5000,
      });
    }
  } finally {
    await client.query('COMMIT');
    client.release();
  }
  return Promise.allSettled(begun);
}

/** How many of the database's connections wait for a lock now. */
async function waiting(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n
       FROM (SELECT pg_stat_clear_snapshot()) AS now, pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}
