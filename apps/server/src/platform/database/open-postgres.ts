import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type Database } from './database.ts';
import { isDatabaseGone } from './database-gone.ts';

/** A commit waits for the disk, so a few in flight at once keep it busy; more only wait for each other. */
const concurrentCommits = 4;

/** Milliseconds a connection may take; longer, and the database counts as gone. */
const patience = 5000;

/** A database that starts together with the server may not be there at once: it is asked so often, a second apart. */
const tries = 3;
const pause = 1000;

/** Opens a PostgreSQL of version 15 or newer. Rejects when it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    application_name: 'samtale',
    connectionTimeoutMillis: patience,
  });
  const database = createDatabase(pool, {
    concurrency: concurrentCommits,
    embedded: false,
    isNew: false,
    close: () => pool.end(),
  });
  const version = await versionOf(pool);
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this one is ${version}`);
  return database;
}

async function versionOf(pool: pg.Pool): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "SELECT current_setting('server_version_num')::int AS version",
      );
      return rows[0]?.version ?? 0;
    } catch (error) {
      if (attempt === tries || !isDatabaseGone(error)) throw error;
      await setTimeout(pause);
    }
  }
}
