import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './find-binaries.ts';
import { freePort, startThrowaway, type Throwaway, untilItWorks } from './throwaway-process.ts';

export interface PostgresCluster {
  /** Of its first database. */
  url: string;
  /** Shuts it down; what it has stored stays. */
  stop(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Shuts it down for good. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL with its safety on (fsync), so that what survives a kill here survives it elsewhere. */
export async function startCluster(): Promise<PostgresCluster> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL found');
  const folder = await mkdtemp(join(tmpdir(), 'samtale-postgres-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'cluster');
  const initialise = ['-D', data, '-U', 'samtale', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initialise, { stdio: 'ignore', cwd: folder, ...owner });
  const port = await freePort();
  const url = `postgres://samtale@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  let running: Throwaway | null = null;
  const start = async () => {
    // SIGINT is PostgreSQL's fast shutdown.
    running = startThrowaway(join(programs, 'postgres'), args, 'SIGINT', { cwd: folder, ...owner });
    await untilItWorks(() => administer(url, 'SELECT 1'));
  };
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  await start();
  return {
    url,
    stop,
    start,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its package made a user for that. */
function ownerOfCluster(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs one statement on a connection of its own. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
