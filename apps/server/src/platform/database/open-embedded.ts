import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';

/** Measured: the default of 128 MB costs 120 MB of resident memory and no visible speed at this size. */
const postgresqlconf = ['shared_buffers=16MB'];

/** PGlite has no autovacuum, so dead rows are cleared away from time to time, in milliseconds. */
const vacuumInterval = 10 * 60_000;

/** A thread that is opening the embedded PostgreSQL, and the lock on its directory. */
export interface StartedPostgres {
  readonly postgres: Promise<EmbeddedPostgres>;
  /** Made by this process. */
  readonly isNew: boolean;
  readonly unlock: () => void;
}

/**
 * Starts opening the embedded PostgreSQL in `directory/database`. A new one is copied from `template`, a database
 * directory with the schema in place; without a template an empty one is initialised, which takes seconds.
 * Throws `DirectoryInUse` when another process has it open, since PGlite itself would let both write.
 */
export async function startEmbeddedPostgres(
  directory: string,
  template: string | null,
): Promise<StartedPostgres> {
  mkdirSync(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  const files = join(directory, 'database');
  const isNew = !existsSync(files);
  const options = { dataDir: files, template: isNew ? template : null, postgresqlconf };
  return { postgres: openEmbeddedPostgres(options), isNew, unlock };
}

/** The embedded database. Loads the modules that speak with it while its thread opens it. */
export async function openEmbeddedDatabase(started: StartedPostgres): Promise<Database> {
  const { isNew, unlock } = started;
  try {
    const [postgres, { default: pg }, { createDatabase }] = await Promise.all([
      started.postgres,
      import('pg'),
      import('./database.ts'),
    ]);
    // One session, so one connection; it is never let go of.
    const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0, stream: () => postgres.connect() });
    const vacuum = setInterval(() => {
      // A failure is left to the next time: vacuuming only tidies up.
      pool.query('VACUUM (ANALYZE)').catch(() => undefined);
    }, vacuumInterval).unref();
    return createDatabase(pool, {
      // One session: while it stores a group the next one waits beside it, and the one after that is decided.
      concurrency: 3,
      embedded: true,
      isNew,
      close: async () => {
        clearInterval(vacuum);
        await pool.end();
        await postgres.close();
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
}
