import type { Database } from '../src/platform/database/database.ts';
import { serverSecrets } from '../src/platform/database/tables.ts';
import { startServer } from '../src/start-server.ts';
import { configForTests } from './config-for-tests.ts';

/** Brings an empty database to where a test starts: all tables, the job queue's too, and no rows. Closes it. */
export async function prepareSchema(database: Database): Promise<void> {
  const server = await startServer({ config: configForTests(), database, frontEnds: async () => undefined });
  await database.shared.delete(serverSecrets);
  await server.close();
}
