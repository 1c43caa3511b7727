import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** A server of somebody else's that lives as long as the tests. */
export interface Throwaway {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that `stop`, or the end of this process, ends with `signal`. */
export function startThrowaway(
  program: string,
  args: string[],
  signal: NodeJS.Signals,
  options: SpawnOptions = {},
): Throwaway {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  const end = () => child.kill(signal);
  process.once('exit', end);
  return {
    process: child,
    stop: async () => {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}

/** Tries until it works; rejects with the last failure after ten seconds. */
export async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
