import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../apps/server/test/find-binaries.ts';
import { startCluster } from '../../apps/server/test/postgres-cluster.ts';

/** Where the workers of a run find its PostgreSQL, if the system has one, and a folder that is removed after it. */
export const runPlaces = {
  get folder(): string {
    const { SAMTALE_JOURNEYS_FOLDER: folder } = process.env;
    if (!folder) throw new Error('The journeys were not set up');
    return folder;
  },
  get postgres(): string | null {
    return process.env.SAMTALE_JOURNEYS_POSTGRES || null;
  },
};

/** Before all journeys; what it gives is done after them. The environment is what the workers get of it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'samtale-journeys-'));
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  process.env.SAMTALE_JOURNEYS_FOLDER = folder;
  const cluster = findPostgres() ? await startCluster() : null;
  process.env.SAMTALE_JOURNEYS_POSTGRES = cluster?.url ?? '';
  return async () => {
    await cluster?.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
