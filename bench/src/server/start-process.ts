import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface StartedProcess<Ready> {
  ready: Ready;
  pid: number;
  stop(): Promise<void>;
}

/** What `npm start` says when it is ready. */
export interface ReadyServer {
  url: string;
  user: string;
  password: string;
  widget: string;
  agentId: string;
  ms: number;
}

/** Starts a process and waits for its line `ready {…}`. Rejects when it ends first. */
export async function startProcess<Ready>(
  args: string[],
  env: Record<string, string> = {},
): Promise<StartedProcess<Ready>> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    void ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(JSON.parse(line.slice('ready '.length)) as Ready);
    });
  });
  return {
    ready,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the built product as `npm start` does, on a free port and a data folder of its own, or on a PostgreSQL. */
export async function startSamtale(env: Record<string, string> = {}): Promise<StartedProcess<ReadyServer>> {
  const data = mkdtempSync(join(tmpdir(), 'samtale-bench-'));
  const started = await startProcess<ReadyServer>(['--max-semi-space-size=4', 'tools/serve.mjs'], {
    PORT: '0',
    SAMTALE_DATA: data,
    ...env,
  });
  return {
    ...started,
    stop: async () => {
      await started.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
