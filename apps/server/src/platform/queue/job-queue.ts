import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';

export interface JobDefinition<Data extends object> {
  name: string;
  /** At most one waiting and one running job for each key. */
  keyOf(data: Data): string;
}

export interface JobQueue {
  /** Puts a job in line unless one with its key waits there already. */
  send<Data extends object>(job: JobDefinition<Data>, data: Data): Promise<void>;
  /** Starts doing the jobs of a kind on this node, one at a time. A job that throws is retried twice. */
  work<Data extends object>(job: JobDefinition<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  /**
   * Does something on this node over and over, `interval` milliseconds after it was done last. What it throws is
   * logged, and it is tried again.
   */
  repeat(interval: number, handle: () => Promise<void>): void;
  close(): Promise<void>;
}

/** How soon a job sent by another node is found, in seconds; a job sent here starts at once. */
const pollingIntervalSeconds = 2;

/** Opens the job queue in the same database as everything else. */
export async function openJobQueue(database: Database, log: Logger): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) },
    ...(database.embedded && { backend: 'pglite' as const }),
    schedule: false,
    persistWarnings: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();
  const timers = new Set<NodeJS.Timeout>();
  const repeating = new Set<Promise<void>>();
  let closed = false;
  const repeat: JobQueue['repeat'] = (interval, handle) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const running = handle().catch((err: unknown) => log.error({ err }, 'repeated job'));
      repeating.add(running);
      await running;
      repeating.delete(running);
      if (!closed) repeat(interval, handle);
    }, interval);
    timers.add(timer.unref());
  };

  return {
    async send(job, data) {
      await ensureQueue(boss, job.name);
      await boss.send(job.name, data, { singletonKey: job.keyOf(data), retryLimit: 2 });
      const worker = workers.get(job.name);
      if (worker) boss.notifyWorker(worker);
    },
    async work(job, handle) {
      await ensureQueue(boss, job.name);
      const worker = await boss.work<Parameters<typeof handle>[0]>(
        job.name,
        { pollingIntervalSeconds },
        async (jobs) => {
          for (const { data } of jobs) await handle(data);
        },
      );
      workers.set(job.name, worker);
    },
    repeat,
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(repeating);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

async function ensureQueue(boss: PgBoss, name: string): Promise<void> {
  if (!(await boss.getQueue(name))) await boss.createQueue(name, { policy: 'stately' });
}
