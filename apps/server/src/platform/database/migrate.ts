import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { places } from '../../places.ts';
import type { Database } from './database.ts';

/** Any number that no other advisory lock of the product uses. */
const migrationLock = 5_317_209;

/** Brings the schema up to date. Nodes that start together wait for the one that migrates. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: places.migrations });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}
