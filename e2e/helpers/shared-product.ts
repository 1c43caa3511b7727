import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '../../apps/server/test/database-url.ts';
import { administer } from '../../apps/server/test/postgres-cluster.ts';
import type { Product } from './product.ts';
import { ServerProcess } from './server-process.ts';
import { runPlaces } from './set-up.ts';

interface Shared {
  server: ServerProcess;
  /** What a company does not have of its own. */
  url: string;
  mailbox: string;
}

/** This worker's, once a file has asked for it. */
let shared: Promise<Shared> | undefined;

/** A company of its own in the product that this worker's files share. */
export async function newCompany(isUserAdmin: boolean): Promise<Product> {
  shared ??= start();
  const { server, url, mailbox } = await shared;
  const company = await server.answer<{
    user: string;
    password: string;
    agentId: string;
    clientKey: string;
  }>('company', { isUserAdmin });
  const colleague = company.user.replace('demo@', 'kollega@');
  return { url, mailbox, ...company, colleague, widget: `${url}/demo/${company.clientKey}` };
}

async function start(): Promise<Shared> {
  const data = mkdtempSync(join(runPlaces.folder, 'data-'));
  const server = new ServerProcess('serve-journeys.mjs', [], {
    SAMTALE_DATA: data,
    DATABASE_URL: await newDatabase(),
    // Where the servers of journeys are that stand for the outside.
    SAMTALE_ALLOWED_HOSTS: '127.0.0.1',
  });
  // Nothing waits for the end of a worker.
  process.once('exit', () => server.kill());
  return { server, ...(await server.answer<Omit<Shared, 'server'>>('ready')) };
}

/** The address of a new database; empty where there is no PostgreSQL, for the embedded one. */
async function newDatabase(): Promise<string> {
  const { postgres } = runPlaces;
  if (!postgres) return '';
  const name = `journeys_${process.pid}`;
  await administer(postgres, `CREATE DATABASE ${name}`);
  return databaseUrl(postgres, name);
}
