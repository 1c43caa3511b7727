import { Worker } from 'node:worker_threads';
import type { Failed } from './reading.ts';
import type { ReadingOutcome, ReadingTaskKind, ReadingTasks } from './reading-tasks.ts';

/** How much one task may take; one that takes more ends with its thread. */
export interface ReadingLimits {
  seconds: number;
  /** Of what JavaScript keeps, and of what it keeps outside of its heap (bytes of files, fonts), each. */
  megabytes: number;
}

/** A thread that has nothing to do ends after so long. */
const idleMs = 5000;
/** How often it is looked at what a task keeps outside of the heap, which Node does not limit. */
const lookEveryMs = 250;

/**
 * A thread that takes what others wrote apart, one task after another: pages and documents may be made to be slow, huge
 * or broken. It starts when there is a task, and ends with one that takes too much or when none comes for a while.
 */
export class ReadingThread {
  private readonly limits: ReadingLimits;
  private worker: Worker | null = null;
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
    await this.end();
  }

  private runAlone<K extends ReadingTaskKind>(
    kind: K,
    task: ReadingTasks[K]['task'],
  ): Promise<ReadingOutcome<K>> {
    const worker = this.start();
    return new Promise((resolve) => {
      const leave = () => worker.off('message', settle).off('error', broke).off('exit', ended);
      const settle = (outcome: ReadingOutcome<K>) => {
        clearTimeout(timeout);
        clearInterval(watch);
        leave();
        if (this.worker) this.rest(this.worker);
        resolve(outcome);
      };
      const giveUp = (detail: string) => {
        leave();
        const outcome: Failed = { failure: 'notReadable', detail };
        void this.end().then(() => settle(outcome));
      };
      const broke = (error: unknown) => giveUp(isOutOfMemory(error) ? 'memory' : String(error));
      const ended = (code: number) => giveUp(`exit ${code}`);
      const timeout = setTimeout(() => giveUp('time'), this.limits.seconds * 1000);
      const watch = setInterval(() => {
        void outsideOfHeap(worker).then((bytes) => {
          if (bytes > this.limits.megabytes * 1024 * 1024) giveUp('memory');
        });
      }, lookEveryMs);
      worker.on('message', settle).on('error', broke).on('exit', ended);
      worker.postMessage({ kind, task });
    });
  }

  private start(): Worker {
    this.worker ??= new Worker(new URL('./reading-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    clearTimeout(this.idle);
    this.worker.ref();
    return this.worker;
  }

  private rest(worker: Worker): void {
    worker.unref();
    this.idle = setTimeout(() => void this.end(), idleMs).unref();
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** In bytes; of a thread that has just ended, nothing. */
const outsideOfHeap = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  );
