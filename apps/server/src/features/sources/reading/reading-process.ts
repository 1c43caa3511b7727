import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Failed } from './reading.ts';
import type { ReadingOutcome, ReadingTaskKind, ReadingTasks } from './reading-tasks.ts';

/** How much one task may take; one that takes more ends with its process. */
export interface ReadingLimits {
  /** Of the processor. On a machine that is busy a task may last longer, but not without end. */
  seconds: number;
  /** Of what JavaScript keeps; all of the process may take twice that. */
  megabytes: number;
}

/** A process that has nothing to do ends after so long. */
const idleMs = 5000;
/** How often it is looked at what a process takes, of which Node limits a part only. */
const lookEveryMs = 250;
/** A task may last so many times its seconds of the processor. */
const patience = 4;
/** Linux tells memory in pages of so many bytes, and time in so many ticks a second. */
const memoryPage = 4096;
const ticksPerSecond = 100;

/**
 * A process that takes what others wrote apart, one task after another: pages and documents may be made to be slow, huge
 * or broken, and a thread without memory left would end the server with it. It knows nothing of the server, starts when
 * there is a task, and ends with one that takes too much or when none comes for a while.
 */
export class ReadingProcess {
  private readonly limits: ReadingLimits;
  private child: ChildProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(limits: ReadingLimits) {
    this.limits = limits;
  }

  /** Never rejects: what cannot be read is a failure. */
  run<K extends ReadingTaskKind>(kind: K, task: ReadingTasks[K]['task']): Promise<ReadingOutcome<K>> {
    const outcome = this.last.then(() => this.runAlone(kind, task));
    this.last = outcome;
    return outcome;
  }

  /** Ends it at once, after what runs. */
  async close(): Promise<void> {
    await this.last;
    this.end();
  }

  private runAlone<K extends ReadingTaskKind>(
    kind: K,
    task: ReadingTasks[K]['task'],
  ): Promise<ReadingOutcome<K>> {
    const child = this.start();
    return new Promise((resolve) => {
      let isSettled = false;
      const leave = () => {
        isSettled = true;
        clearTimeout(timeout);
        clearInterval(watch);
        child.off('message', settle).off('error', broke).off('exit', ended);
      };
      const settle = (outcome: ReadingOutcome<K>) => {
        leave();
        this.rest();
        resolve(outcome);
      };
      const giveUp = (detail: string) => {
        leave();
        this.end();
        const failed: Failed = { failure: 'notReadable', detail };
        resolve(failed);
      };
      const broke = (error: Error) => giveUp(error.message);
      // Node aborts when JavaScript has no memory left.
      const ended = (code: number | null, signal: string | null) =>
        giveUp(signal === 'SIGABRT' || code === 134 ? 'memory' : `exit ${code ?? signal}`);
      const { seconds, megabytes } = this.limits;
      const timeout = setTimeout(() => giveUp('time'), seconds * patience * 1000);
      const before = usageOf(child.pid);
      const watch = setInterval(async () => {
        const [began, now] = await Promise.all([before, usageOf(child.pid)]);
        if (this.child !== child || isSettled) return;
        if (now.bytes > megabytes * 2 * 1024 * 1024) giveUp('memory');
        else if (now.seconds - began.seconds > seconds) giveUp('time');
      }, lookEveryMs);
      child.on('message', settle).on('error', broke).on('exit', ended);
      child.send({ kind, task });
    });
  }

  private start(): ChildProcess {
    clearTimeout(this.idle);
    this.child ??= startChild(this.limits.megabytes);
    this.child.ref();
    this.child.channel?.ref();
    return this.child;
  }

  /** It keeps nobody from ending meanwhile. */
  private rest(): void {
    this.child?.unref();
    this.child?.channel?.unref();
    this.idle = setTimeout(() => this.end(), idleMs).unref();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

function startChild(megabytes: number): ChildProcess {
  const child = fork(new URL('./reading-worker.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  // An error once nothing is asked of it any more, as when it was ended, concerns nobody.
  child.once('exit', () => running.delete(child)).on('error', () => {});
  return child;
}

/** Those that have not ended. They end with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Usage {
  bytes: number;
  /** Of the processor, since it was started. */
  seconds: number;
}

/** What a process has taken; nothing where the system does not tell, as outside of Linux (proc_pid_stat(5)). */
const usageOf = (pid: number | undefined): Promise<Usage> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (told) => {
      // Its name stands in brackets and may have anything in it. Behind it the third field comes first.
      const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
      const field = (number: number) => Number(fields[number - 3]);
      return { seconds: (field(14) + field(15)) / ticksPerSecond, bytes: field(24) * memoryPage };
    },
    () => ({ bytes: 0, seconds: 0 }),
  );
