import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Milliseconds a server has to start or to answer, and after which one that does not stop is killed. */
const answersWithin = 30_000;
const stopsWithin = 5000;

/** Tests speak faster than people. */
const busyVisitors = {
  SAMTALE_VISITOR_MESSAGES: '10000',
  SAMTALE_VISITOR_CONVERSATIONS: '10000',
  SAMTALE_USER_POINTS: '1000000',
  SAMTALE_NETWORK_POINTS: '1000000',
  SAMTALE_COMPANY_POINTS: '1000000',
};

/** The built server in a process of its own, which answers in lines that begin with a word and go on in JSON. */
export class ServerProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: Interface;
  private readonly ended: Promise<void>;

  /** Runs a program of `tools` on a free port; `environment` names its database and its settings. */
  constructor(program: string, flags: string[], environment: Record<string, string>) {
    this.child = spawn(process.execPath, [...flags, `tools/${program}`], {
      cwd: root,
      env: { ...process.env, ...busyVisitors, PORT: '0', ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.lines = createInterface({ input: this.child.stdout });
    this.ended = new Promise((resolve) => this.child.once('exit', () => resolve()));
  }

  /** Sends a line, if any, and gives the next answer that begins with the word. */
  async answer<Answer>(word: string, line?: object): Promise<Answer> {
    let listen = (_said: string) => {};
    let late: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer>((resolve, reject) => {
      late = setTimeout(() => reject(new Error(`The server did not say "${word}"`)), answersWithin);
      void this.ended.then(() => reject(new Error(`The server ended before it said "${word}"`)));
      listen = (said) => {
        if (said.startsWith(`${word} `)) resolve(JSON.parse(said.slice(word.length + 1)));
      };
    });
    this.lines.on('line', listen);
    if (line) this.child.stdin.write(`${JSON.stringify(line)}\n`);
    try {
      return await answered;
    } finally {
      clearTimeout(late);
      this.lines.off('line', listen);
    }
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.kill(), stopsWithin);
    await this.ended;
    clearTimeout(late);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
