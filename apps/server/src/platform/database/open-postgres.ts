import pg from 'pg';
import { createDatabase, type Database } from './database.ts';

/** A commit waits for the disk, so a few in flight at once keep it busy; more only wait for each other. */
const concurrentCommits = 4;

/** Opens a PostgreSQL of version 15 or newer. Rejects when it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 16, application_name: 'samtale' });
  // A connection that breaks while idle is replaced by the pool; the query that needs it reports the failure.
  pool.on('error', () => undefined);
  const { rows } = await pool.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this one is ${version}`);
  return createDatabase(pool, {
    concurrency: concurrentCommits,
    embedded: false,
    isNew: false,
    close: () => pool.end(),
  });
}
