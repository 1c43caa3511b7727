import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { keepTrackOf } from './running-processes.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Milliseconds a process gets to end by itself. */
const patience = 10_000;

export interface StartedProcess<Ready> {
  ready: Ready;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a Node script of the clone in `folder`, and waits for its line `ready {…}`. Rejects when it ends first. */
export async function startProcess<Ready>(
  args: readonly string[],
  env: Record<string, string> = {},
  folder = root,
): Promise<StartedProcess<Ready>> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keepTrackOf(child);
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(JSON.parse(line.slice('ready '.length)) as Ready);
    });
  });
  return { ready, pid: child.pid ?? 0, stop: () => endProcess(child, 'SIGTERM') };
}

/** Asks a process to end, ends it when it does not, and resolves once it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}
