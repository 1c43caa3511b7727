import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createDatabase, type Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

/** Measured: the default of 128 MB costs 120 MB of resident memory and no visible speed at this size. */
const postgresqlconf = ['shared_buffers=16MB'];

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
    const pglite = await PGlite.create({ dataDir: files, postgresqlconf });
    const pool = new pg.Pool(poolConfig(pglite));
    return createDatabase(pool, {
      concurrency: 1,
      embedded: true,
      isNew,
      close: async () => {
        await pool.end();
        await pglite.close();
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The pool that speaks to PGlite instead of a socket. Drizzle hands node-postgres its own reading of types with each
 * query, which node-postgres ignores when it parses a statement and PGlite takes for a list of parameter types.
 */
function poolConfig(pglite: PGlite): pg.PoolConfig {
  const config = createPgConfig(pglite);
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (statement) => parse({ ...statement, types: undefined });
  return config as unknown as pg.PoolConfig;
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
