import { busyKey } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import { FairQueue } from './fair-queue.ts';
import { PoolThread } from './pool-thread.ts';
import type { InputOf, OutputOf, WorkerTask } from './worker-task.ts';

/**
 * A company that has one long task run leaves the other thread to the rest. More threads would take processors from
 * what answers visitors.
 */
const threadCount = 2;
/** Tasks of one company that wait: more than its people can ask for by hand. */
const mostWaiting = 8;
/** When to ask again, in seconds: by then one of those that wait is mostly done. */
const retryAfter = 1;

interface Waiting {
  task: WorkerTask;
  input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/**
 * Does what companies ask for in threads, so that no data of theirs, however contrived, holds up others. Each company
 * has one task running, and they take turns. No thread is there before the first task.
 */
export class WorkerPool {
  private readonly queue = new FairQueue<Waiting>(mostWaiting);
  private readonly threads = Array.from({ length: threadCount }, () => new PoolThread());
  private readonly free = new Set(this.threads);
  private isClosed = false;

  /**
   * What the task gives. Rejects with its own refusal, with `tooCostly` when it takes too much, and with
   * `tooManyRequests` when too many of the company wait.
   */
  run<Module extends { run(input: never): unknown }>(
    task: WorkerTask<Module>,
    company: string,
    input: InputOf<Module>,
  ): Promise<OutputOf<Module>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, input, resolve: resolve as Waiting['resolve'], reject };
      if (this.isClosed) reject(closed());
      else if (this.queue.add(company, waiting)) this.startNext();
      else reject(new AppError('tooManyRequests', busyKey, { retryAfter }));
    });
  }

  /** Ends what runs; it and what waits are rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.clear()) reject(closed());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private startNext(): void {
    const [thread] = this.free;
    const next = thread && this.queue.next();
    if (!next) return;
    this.free.delete(thread);
    const { company, item } = next;
    const { task, input, resolve, reject } = item;
    void thread
      .run(task, input)
      .then(resolve, reject)
      .finally(() => {
        this.queue.done(company);
        this.free.add(thread);
        this.startNext();
      });
  }
}

const closed = () => new Error('The worker pool is closed');
