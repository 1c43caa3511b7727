import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, type Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';

/** Measured: the default of 128 MB costs 120 MB of resident memory and no visible speed at this size. */
const postgresqlconf = ['shared_buffers=16MB'];

/** PGlite has no autovacuum, so dead rows are cleared away from time to time, in milliseconds. */
const vacuumInterval = 10 * 60_000;

/**
 * Opens the embedded PostgreSQL in `directory/database`. A new one is copied from `template`, a database directory
 * with the schema in place; without a template an empty one is initialised, which takes seconds.
 * Throws `DirectoryInUse` when another process has it open, since PGlite itself would let both write.
 */
export async function openEmbeddedDatabase(directory: string, template: string | null): Promise<Database> {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const files = join(directory, 'database');
    const isNew = !(await exists(files));
    if (isNew && template && (await exists(template))) await copyDatabase(template, files);
    const postgres = await openEmbeddedPostgres({ dataDir: files, postgresqlconf });
    // One session, so one connection; it is never let go of.
    const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0, stream: () => postgres.connect() });
    // A connection that breaks is replaced by the pool; the query that needs it reports the failure.
    pool.on('error', () => undefined);
    const vacuum = setInterval(() => {
      // A failure is left to the next time: vacuuming only tidies up.
      pool.query('VACUUM (ANALYZE)').catch(() => undefined);
    }, vacuumInterval).unref();
    return createDatabase(pool, {
      // One group is in the database while the next is being gathered.
      concurrency: 2,
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

/** Copies beside the target and renames, so that a start cut short never leaves half a database behind. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true });
  await rename(unfinished, to);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
