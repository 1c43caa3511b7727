import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';

/** Measured: the default of 128 MB costs 120 MB of resident memory and no visible speed at this size. */
const postgresqlconf = ['shared_buffers=16MB'];

/** What one company may have under way of the one session: one that is answered, and one that waits its turn. */
const share = 2;

/** PGlite has no autovacuum, so dead rows are cleared away from time to time, in milliseconds. */
const vacuumInterval = 10 * 60_000;

/** A thread that is opening the embedded PostgreSQL, and the lock on its directory. */
export interface StartedPostgres {
  readonly postgres: Promise<EmbeddedPostgres>;
  /** Made by this process. */
  readonly isNew: boolean;
  readonly unlock: () => void;
  /** `SAMTALE_DATA=` and the directory. */
  readonly setting: string;
}

/**
 * Starts opening the embedded PostgreSQL in `directory/database`. A new one is copied from `template`, a database
 * directory with the schema in place; without a template an empty one is initialised, which takes seconds.
 * Throws `DirectoryInUse` when another process has it open, since PGlite itself would let both write, and `StartError`
 * when the directory is not to be used.
 */
export async function startEmbeddedPostgres(
  directory: string,
  template: string | null,
): Promise<StartedPostgres> {
  makeDataFolder(directory);
  const unlock = await lockDirectory(directory);
  const files = join(directory, 'database');
  const isNew = !existsSync(files);
  const options = { dataDir: files, template: isNew ? template : null, postgresqlconf };
  const setting = `SAMTALE_DATA=${directory}`;
  const open = async () => {
    if (!isNew) assertWhole(files);
    return openEmbeddedPostgres(options);
  };
  const postgres = open().catch((error: unknown) => {
    throw new StartError({ setting, ...(isNew ? notMade(error) : damaged(error)) }, { cause: error });
  });
  return { postgres, isNew, unlock, setting };
}

/** The embedded database. Loads the modules that speak with it while its thread opens it. */
export async function openEmbeddedDatabase(started: StartedPostgres): Promise<Database> {
  const { isNew, unlock, setting } = started;
  try {
    const [postgres, { SharedPool }, { createDatabase }] = await Promise.all([
      started.postgres,
      import('./shared-pool.ts'),
      import('./database.ts'),
    ]);
    // One session, so one connection; it is never let go of.
    const pool = new SharedPool({ max: 1, idleTimeoutMillis: 0, stream: () => postgres.connect() }, share);
    const vacuum = setInterval(() => {
      // A failure is left to the next time: vacuuming only tidies up.
      pool.query('VACUUM (ANALYZE)').catch(() => undefined);
    }, vacuumInterval).unref();
    return createDatabase(pool, {
      // One session: while it stores a group the next one waits beside it, and the one after that is decided.
      concurrency: 3,
      embedded: true,
      isNew,
      setting,
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

/** PGlite makes a new database wherever it finds no version, over what is left of the old one. */
function assertWhole(files: string): void {
  if (readdirSync(files).length > 0 && !existsSync(join(files, 'PG_VERSION')))
    throw new Error('it has no PG_VERSION');
}

const notMade = (error: unknown) => ({
  wrong: `no database could be made in this folder (${messageOf(error)})`,
  remedy: 'make room there, or name another folder',
});

const damaged = (error: unknown) => ({
  wrong: `the database in this folder is damaged, or of another version (${messageOf(error)})`,
  remedy: 'bring back a backup of the folder, or name another one',
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
