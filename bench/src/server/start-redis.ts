import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { NotAvailable } from '../bench.ts';
import { keepTrackOf } from '../process/running-processes.ts';
import { endProcess } from '../process/start-process.ts';
import { freePort } from './free-port.ts';

/**
 * Starts a throwaway Redis on a free port, which keeps nothing.
 * @throws {NotAvailable} when it is not installed.
 */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  keepTrackOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new NotAvailable('Redis is not installed')));
    server.once('exit', () => reject(new Error('Redis ended before it was ready')));
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => endProcess(server, 'SIGTERM') };
}
