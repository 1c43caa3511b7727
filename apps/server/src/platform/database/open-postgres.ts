import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { withoutPassword } from '../without-password.ts';
import { createDatabase, type Database } from './database.ts';
import { isDatabaseGone } from './database-gone.ts';
import { SharedPool } from './shared-pool.ts';
import { whyUnreachable } from './why-unreachable.ts';

/** The oldest version that has all that the product asks of it. */
const oldest = 15;

/** A commit waits for the disk, so a few in flight at once keep it busy; more only wait for each other. */
const concurrentCommits = 4;

const connections = 16;
/** Of these one company may have so many at a time, so that the others always find some. */
const share = 6;
/** Milliseconds after which the database gives a statement up: nothing that is asked for takes so long. */
const longestStatement = 60_000;

/** Milliseconds a connection may take; longer, and the database counts as gone. */
const patience = 5000;

/** A database that starts together with the server may not be there at once: it is asked so often, a second apart. */
const tries = 3;
const pause = 1000;
/** Milliseconds after which it is not asked again: the last time included, a start ends within 15 seconds. */
const lastTryAfter = 8000;

/** Opens a PostgreSQL of version 15 or newer. Rejects with a `StartError` when it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new SharedPool(
    {
      connectionString: url,
      max: connections,
      application_name: 'samtale',
      connectionTimeoutMillis: patience,
      statement_timeout: longestStatement,
    },
    share,
  );
  const database = createDatabase(pool, {
    concurrency: concurrentCommits,
    embedded: false,
    isNew: false,
    setting: `DATABASE_URL=${withoutPassword(url)}`,
    close: () => pool.end(),
  });
  const version = await versionOf(pool).catch((error: unknown) => {
    throw whyUnreachable(url, error);
  });
  if (version < oldest * 10_000) {
    throw new StartError({
      setting: database.setting,
      wrong: `it is PostgreSQL ${Math.floor(version / 10_000)}`,
      remedy: `name a PostgreSQL ${oldest} or newer`,
    });
  }
  return database;
}

/** As `server_version_num` has it: 150004 is 15.4. */
async function versionOf(pool: pg.Pool): Promise<number> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "SELECT current_setting('server_version_num')::int AS version",
      );
      return rows[0]?.version ?? 0;
    } catch (error) {
      const isLast = attempt === tries || performance.now() - begun > lastTryAfter;
      if (isLast || !isDatabaseGone(error)) throw error;
      await setTimeout(pause);
    }
  }
}
