import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Failed } from './reading.ts';
import type { ReadingOutcome, ReadingTaskKind, ReadingTasks } from './reading-tasks.ts';

/** How much one task may take; one that takes more ends with its process. */
export interface ReadingLimits {
  seconds: number;
  /** Of what JavaScript keeps; all of the process may take twice that. */
  megabytes: number;
}

/** A process that has nothing to do ends after so long. */
const idleMs = 5000;
/** How often it is looked at what a process takes, of which Node limits a part only. */
const lookEveryMs = 250;
/** Linux tells memory in pages of so many bytes. */
const memoryPage = 4096;

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
      const leave = () => {
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
      const timeout = setTimeout(() => giveUp('time'), this.limits.seconds * 1000);
      const watch = setInterval(() => {
        void residentBytes(child.pid).then((bytes) => {
          if (this.child === child && bytes > this.limits.megabytes * 2 * 1024 * 1024) giveUp('memory');
        });
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

/** What a process takes of memory; nothing where the system does not tell, as outside of Linux. */
const residentBytes = (pid: number | undefined): Promise<number> =>
  readFile(`/proc/${pid}/statm`, 'utf8').then(
    (told) => Number(told.split(' ')[1]) * memoryPage,
    () => 0,
  );
