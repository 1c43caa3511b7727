import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { databaseUrl } from './database-url.ts';
import { findPostgres, findRedis } from './find-binaries.ts';
import { prepareSchema } from './prepare-schema.ts';
import './provided.ts';
import { freePort, startThrowaway, untilItWorks } from './throwaway-process.ts';

type Stop = () => Promise<void>;

/** Starts a PostgreSQL and a Redis of the tests' own and makes the database that each test file copies. */
export default async function setUp(project: TestProject): Promise<Stop> {
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

/** A cluster with its safety on (fsync), so that what survives a kill here survives it elsewhere. */
async function startPostgres(stops: Stop[]): Promise<string> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL found');
  const folder = await mkdtemp(join(tmpdir(), 'samtale-postgres-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const initialise = ['-D', cluster, '-U', 'samtale', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initialise, { stdio: 'ignore', cwd: folder, ...owner });
  const port = await freePort();
  const args = ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  // SIGINT is PostgreSQL's fast shutdown.
  const postgres = startThrowaway(join(programs, 'postgres'), args, 'SIGINT', { cwd: folder, ...owner });
  stops.push(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const url = `postgres://samtale@127.0.0.1:${port}/postgres`;
  await untilItWorks(() => administer(url, 'SELECT 1'));
  return url;
}

/** PostgreSQL refuses to run as root; its package made a user for that. */
function ownerOfCluster(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
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

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
