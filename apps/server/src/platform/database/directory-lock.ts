import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The embedded database takes one process at a time. */
export class DirectoryInUse extends StartError {
  constructor(directory: string) {
    super({
      setting: `SAMTALE_DATA=${directory}`,
      wrong: 'another Samtale server is using this folder',
      remedy: 'stop that one, or name another folder',
    });
    this.name = 'DirectoryInUse';
  }
}

/**
 * Keeps other processes off a folder for as long as this one lives. The lock is a listening local socket named
 * after the folder, so the system lets go of it however the process ends. Throws `DirectoryInUse`.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
  const address = addressOf(name);
  let server = await listen(address).catch(() => null);
  if (!server && process.platform === 'darwin' && !(await answers(address))) {
    // A socket file outlives its process there; one that nobody answers on is left over.
    rmSync(address, { force: true });
    server = await listen(address).catch(() => null);
  }
  if (!server) throw new DirectoryInUse(directory);
  server.unref();
  return () => server.close();
}

function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0samtale-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\samtale-${name}`;
  return join(tmpdir(), `samtale-${name}`);
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
