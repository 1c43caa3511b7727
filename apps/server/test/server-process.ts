import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FreshDatabase } from './fresh-database.ts';

const serve = fileURLToPath(new URL('../../../tools/serve.mjs', import.meta.url));
/** It lives too briefly for the embedded database to be worth optimising, as in the tests' own processes (`vitest.config.ts`). */
const args = ['--liftoff-only', serve];

/** What a server process says in its last line when it is ready. */
export interface Ready {
  url: string;
  widget: string;
  agentId: string;
  user: string;
  password: string;
}

export interface ServerProcess {
  child: ChildProcess;
  ready: Ready;
  /** Ends it as a power cut would, at once. */
  kill(): Promise<void>;
}

/** Where a server keeps its data, as its environment says; settings may be beside it. */
type Place = Pick<FreshDatabase, 'environment'>;

const environmentOf = ({ environment }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  // Tests speak faster than people.
  SAMTALE_VISITOR_MESSAGES: '100000',
  SAMTALE_VISITOR_CONVERSATIONS: '100000',
  SAMTALE_USER_POINTS: '100000000',
  SAMTALE_NETWORK_POINTS: '100000000',
  SAMTALE_COMPANY_POINTS: '100000000',
  ...environment,
});

/** Starts the real server in a process of its own and waits until it is ready. */
export async function startServerProcess(place: Place): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const ready = await readyLine(child);
  return {
    child,
    ready,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}

async function readyLine(child: ChildProcess): Promise<Ready> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return JSON.parse(line.slice('ready '.length));
  }
  throw new Error('The server ended before it was ready');
}

/** Runs the server to its end: the exit code and what it said went wrong. */
export async function runServerProcess(place: Place): Promise<{ code: number; errors: string }> {
  const child = spawn(process.execPath, args, {
    env: environmentOf(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}
