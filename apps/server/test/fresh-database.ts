import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openEmbeddedDatabase, startEmbeddedPostgres } from '../src/platform/database/open-embedded.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { databaseUrl } from './database-url.ts';
import { administer } from './postgres-cluster.ts';
import './provided.ts';

/** Where a database of a test's own is. Nobody has it open yet. */
export interface FreshDatabase {
  /** The environment in which a server process uses it. */
  environment: { SAMTALE_DATA: string; DATABASE_URL: string };
  open(): Promise<Database>;
  /** Removes it; whoever had it open has closed it. */
  remove(): Promise<void>;
}

/** A database with all tables and no rows, of the kind that the running project tests. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const provided = inject('database');
  const folder = await mkdtemp(join(tmpdir(), 'samtale-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (provided.kind === 'pglite') {
    cpSync(provided.template, join(folder, 'database'), { recursive: true });
    return {
      environment: { SAMTALE_DATA: folder, DATABASE_URL: '' },
      open: () => startEmbeddedPostgres(folder, null).then(openEmbeddedDatabase),
      remove: removeFolder,
    };
  }
  const name = `samtale_test_${createId().replaceAll('-', '')}`;
  const url = databaseUrl(provided.maintenanceUrl, name);
  await administer(provided.maintenanceUrl, `CREATE DATABASE ${name} TEMPLATE ${provided.template}`);
  return {
    environment: { SAMTALE_DATA: folder, DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: async () => {
      await administer(provided.maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      await removeFolder();
    },
  };
}
