import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NotAvailable } from '../bench.ts';
import { keepTrackOf } from '../process/running-processes.ts';
import { endProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { freePort } from './free-port.ts';

const installations = '/usr/lib/postgresql';

/**
 * Starts a throwaway PostgreSQL on a free port, with the settings it is installed with: commits wait for the disk.
 * @throws {NotAvailable} when it is not installed.
 */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = findPrograms();
  const folder = temporaryFolder();
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'samtale', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=on'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  keepTrackOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('PostgreSQL ended before it was ready')));
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  return {
    url: `postgres://samtale@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await endProcess(server, 'SIGINT');
      removeFolder(folder);
    },
  };
}

function findPrograms(): string {
  const versions = existsSync(installations) ? readdirSync(installations) : [];
  const newest = versions
    .map((version) => join(installations, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
  if (!newest) throw new NotAvailable(`PostgreSQL is not installed (looked in ${installations})`);
  return newest;
}

/** PostgreSQL refuses to run as root; Debian's packages bring a user for it. */
function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
