import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { trainAgent } from '../features/training/index.ts';
import { readConfig } from '../platform/config.ts';
import { openEmbeddedDatabase, startEmbeddedPostgres } from '../platform/database/open-embedded.ts';
import { serverSecrets } from '../platform/database/tables.ts';
import { startServer } from '../start-server.ts';
import { ensureDemo } from './ensure-demo.ts';

/**
 * Makes the database directory that a first start copies: the schema, the job queue's, and the trained demo.
 * It holds no secret; each copy makes its own.
 */
export async function prepareTemplate(directory: string): Promise<void> {
  const workshop = join(dirname(directory), 'database-workshop');
  await rm(workshop, { recursive: true, force: true });
  const database = await openEmbeddedDatabase(await startEmbeddedPostgres(workshop, null));
  const server = await startServer({
    config: readConfig({ PORT: '0', SAMTALE_DATA: workshop, SAMTALE_LOG: 'error' }),
    database,
    frontEnds: async () => undefined,
  });
  await ensureDemo(server.app, { train: (agentId) => trainAgent(server.app, agentId) });
  await database.shared.delete(serverSecrets);
  await database.pool.query('VACUUM (ANALYZE)');
  await database.pool.query('CHECKPOINT');
  await server.close();
  await rm(directory, { recursive: true, force: true });
  await rename(join(workshop, 'database'), directory);
  await rm(workshop, { recursive: true, force: true });
}
