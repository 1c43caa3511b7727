import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { buildForTests } from './build-for-tests.ts';
import { databaseUrl } from './database-url.ts';
import { findRedis } from './find-binaries.ts';
import { administer, startCluster } from './postgres-cluster.ts';
import { prepareSchema } from './prepare-schema.ts';
import './provided.ts';
import { freePort, startThrowaway } from './throwaway-process.ts';

type Stop = () => Promise<void>;

/** Starts a PostgreSQL and a Redis of the tests' own and makes the database that each test file copies. */
export default async function setUp(project: TestProject): Promise<Stop> {
  buildForTests();
  const stops: Stop[] = [];
  const maintenanceUrl = process.env.SAMTALE_TEST_POSTGRES ?? (await startPostgres(stops));
  const template = `samtale_template_${process.pid}`;
  await administer(maintenanceUrl, `CREATE DATABASE ${template}`);
  await prepareSchema(await openPostgres(databaseUrl(maintenanceUrl, template)));
  if (process.env.SAMTALE_TEST_POSTGRES) {
    stops.unshift(() => administer(maintenanceUrl, `DROP DATABASE ${template} WITH (FORCE)`));
  }
  project.provide('database', { kind: 'postgres', maintenanceUrl, template });
  project.provide('redisUrl', await startRedis(stops));
  return async () => {
    for (const stop of stops) await stop();
  };
}

async function startPostgres(stops: Stop[]): Promise<string> {
  const { url, remove } = await startCluster();
  stops.push(remove);
  return url;
}

async function startRedis(stops: Stop[]): Promise<string | null> {
  const program = findRedis();
  if (!program) return null;
  const folder = await mkdtemp(join(tmpdir(), 'samtale-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const redis = startThrowaway(program, args, 'SIGTERM', { cwd: folder });
  stops.push(async () => {
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return `redis://127.0.0.1:${port}`;
}
