import { Worker } from 'node:worker_threads';
import { tooCostlyKey } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import type { ThreadReply, ThreadRequest } from './thread-messages.ts';
import type { WorkerTask } from './worker-task.ts';

/** A thread that has nothing to do ends after so long. */
const idleMs = 5000;
/** How often it is looked at how much a task has taken. */
const lookEveryMs = 50;
/** A task that waits for a processor all the time ends after so many times its seconds. */
const mostWaiting = 10;
/** The largest import takes a fourth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

const tooCostly = () => new AppError('tooCostly', tooCostlyKey);

/** A thread that does one task after the other. It starts with the first, and ends with one that takes too much. */
export class PoolThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  /** What the task gives. Rejects with its refusal, with `tooCostly`, or with what failed. */
  run(task: WorkerTask, input: unknown): Promise<unknown> {
    const worker = this.start();
    return new Promise((resolve, reject) => {
      let watch: NodeJS.Timeout | undefined;
      const leave = () => {
        clearInterval(watch);
        worker.off('message', receive).off('error', broke).off('exit', ended);
      };
      const giveUp = (error: Error) => {
        leave();
        if (this.worker === worker) this.worker = null;
        void worker.terminate();
        reject(error);
      };
      const receive = (reply: ThreadReply) => {
        if (reply.type === 'begun') {
          watch = watchOver(worker, task.seconds, () => giveUp(tooCostly()));
          return;
        }
        leave();
        this.rest();
        if (reply.type === 'done') resolve(reply.output);
        else if (reply.type === 'failed') reject(reply.error);
        else reject(new AppError(reply.code, reply.messageKey, reply.details));
      };
      const broke = (error: NodeJS.ErrnoException) =>
        giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : error);
      const ended = (code: number) => giveUp(new Error(`A thread of the pool ended with ${code}`));
      worker.on('message', receive).on('error', broke).on('exit', ended);
      worker.postMessage({ module: task.module.href, input } satisfies ThreadRequest);
    });
  }

  /** Ends it at once; what runs is rejected. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
    this.worker = null;
  }

  private start(): Worker {
    clearTimeout(this.idle);
    this.worker ??= new Worker(new URL('./pool-worker.ts', import.meta.url), { resourceLimits });
    return this.worker;
  }

  private rest(): void {
    this.idle = setTimeout(() => void this.close(), idleMs).unref();
  }
}

/** Calls `end` once a thread has used more than so many seconds of a processor, or waits for one too long. */
function watchOver(worker: Worker, seconds: number, end: () => void): NodeJS.Timeout {
  const began = performance.now();
  const before = worker.cpuUsage();
  const look = async () => {
    const { user, system } = await worker.cpuUsage(await before);
    const waited = performance.now() - began > mostWaiting * seconds * 1000;
    if (waited || user + system > seconds * 1_000_000) end();
  };
  // Of a thread that has ended nothing is known: its end is told by itself.
  return setInterval(() => void look().catch(() => undefined), lookEveryMs);
}
