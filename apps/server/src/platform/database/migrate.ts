import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { places } from '../../places.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { countNewerMigrations } from './newer-migrations.ts';
import { sqlStateOf } from './sql-state.ts';

/** Any number that no other advisory lock of the product uses. */
const migrationLock = 5_317_209;

/**
 * Brings the schema up to date. Nodes that start together wait for the one that migrates. Throws `StartError` for a
 * database of a newer version, and for one in which nothing can be made.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // A change of a large table takes what it takes, and so does another node that is at it.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const newer = await countNewerMigrations(client);
    if (newer > 0) {
      throw new StartError({
        setting: database.setting,
        wrong: `a newer version of Samtale has been at work in this database (${newer} changes are not known here)`,
        remedy: 'start that version or a later one, or bring back a backup from before it',
      });
    }
    await migrate(drizzle({ client }), { migrationsFolder: places.migrations });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await client.query('RESET statement_timeout');
  } catch (error) {
    throw refusalOf(database.setting, error) ?? error;
  } finally {
    client.release();
  }
}

/** By SQLSTATE (PostgreSQL, appendix A), what an operator does where a schema cannot be brought up to date. */
const remedies: Record<string, string> = {
  '25006': 'name the database that this one is a copy of',
  '42501': 'make the user the owner of the database (ALTER DATABASE … OWNER TO …)',
  '53100': 'make room on its disk',
  '58P01': 'bring back a backup',
  XX001: 'bring back a backup',
  XX002: 'bring back a backup',
};

function refusalOf(setting: string, error: unknown): StartError | null {
  const { code, message } = sqlStateOf(error) ?? {};
  const remedy = code && remedies[code];
  return remedy && message ? new StartError({ setting, wrong: message, remedy }, { cause: error }) : null;
}
