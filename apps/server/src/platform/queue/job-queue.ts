import { type JobResult, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { within } from '../within.ts';

export interface JobDefinition<Data extends object> {
  name: string;
  /** At most one waiting and one running job for each key. */
  keyOf(data: Data): string;
  /** A node does so many at a time; one without it. */
  atOnce?: number;
  /** Of each group a node does one at a time. One that takes long keeps none of another group waiting. */
  groupOf?(data: Data): string;
  /** What takes longer is given up and tried again, in seconds: its node is gone. A quarter of an hour without it. */
  longestSeconds?: number;
  /** Several with the same key may run at a time, only one waits. */
  mayOverlap?: true;
  /** How often a job that throws is tried again, and the first pause in seconds, which doubles each time. */
  retry?: { times: number; firstPause: number };
}

export interface JobQueue {
  /** Puts a job in line unless one with its key waits there already. It may be done `after` so many seconds. */
  send<Data extends object>(job: JobDefinition<Data>, data: Data, options?: { after: number }): Promise<void>;
  /**
   * Starts doing the jobs of a kind on this node. A job that throws is tried again: twice, unless it says otherwise. When
   * the node ends, `ending` is aborted: what takes long comes to an end then, and sends what is left of it.
   */
  work<Data extends object>(
    job: JobDefinition<Data>,
    handle: (data: Data, ending: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /**
   * Does something on this node over and over, `interval` milliseconds after it was done last. What it throws is
   * logged, and it is tried again.
   */
  repeat(interval: number, handle: () => Promise<void>): void;
  /** Tells all jobs to come to an end. Others may still be sent, for whoever does them later. */
  end(): void;
  /** Resolves when they have ended. Those that have not after so many milliseconds are given back, to be done again. */
  close(patience: number): Promise<void>;
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
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  const repeating = new Set<Promise<void>>();
  const ending = new AbortController();
  const repeat: JobQueue['repeat'] = (interval, handle) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const running = handle().catch((err: unknown) => log.error({ err }, 'repeated job'));
      repeating.add(running);
      await running;
      repeating.delete(running);
      if (!ending.signal.aborted) repeat(interval, handle);
    }, interval);
    timers.add(timer.unref());
  };

  const tellAt = (seconds: number, tell: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      tell();
    }, seconds * 1000);
    timers.add(timer.unref());
  };

  const end = () => {
    ending.abort();
    for (const timer of timers) clearTimeout(timer);
  };

  return {
    async send(job, data, { after } = { after: 0 }) {
      await ensureQueue(boss, job);
      const group = job.groupOf?.(data);
      await boss.send(job.name, data, {
        singletonKey: job.keyOf(data),
        retryLimit: job.retry?.times ?? 2,
        ...(after && { startAfter: new Date(Date.now() + after * 1000) }),
        ...(group !== undefined && { group: { id: group } }),
        ...(job.longestSeconds && { expireInSeconds: job.longestSeconds }),
        ...(job.retry && { retryDelay: job.retry.firstPause, retryBackoff: true }),
      });
      const tellWorkers = () => {
        for (const worker of workers.get(job.name) ?? []) boss.notifyWorker(worker);
      };
      if (after) tellAt(after, tellWorkers);
      else tellWorkers();
    },
    async work(job, handle) {
      await ensureQueue(boss, job);
      // What is fetched together is done together, before anything else is fetched. Where jobs take long, each is fetched by itself.
      const most = job.atOnce ?? 1;
      const [places, batchSize] = job.groupOf ? [most, 1] : [1, most];
      const alone = job.groupOf && { localGroupConcurrency: 1 };
      const begun: string[] = [];
      for (let place = 0; place < places; place++) {
        const worker = await boss.work<Parameters<typeof handle>[0]>(
          job.name,
          { pollingIntervalSeconds, batchSize, perJobResults: true, ...alone },
          (jobs) =>
            Promise.all(
              jobs.map(({ id, data }) =>
                outcomeOf(id, handle(data, ending.signal), (err) =>
                  log.error({ err, job: job.name }, 'job failed'),
                ),
              ),
            ),
        );
        begun.push(worker);
      }
      workers.set(job.name, begun);
    },
    repeat,
    end,
    async close(patience) {
      end();
      // By itself pg-boss would look every half second whether its workers have ended.
      const workersEnd = [...workers.keys()].map((name) => boss.offWork(name, { wait: true }));
      await within(patience, Promise.all([...repeating, ...workersEnd]));
      await boss.stop({ graceful: false });
    },
  };
}

/** One that throws is tried again by itself, not with those it was fetched with. */
const outcomeOf = (id: string, done: Promise<void>, failed: (error: unknown) => void): Promise<JobResult> =>
  done.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => {
      failed(error);
      return { id, status: 'failed', output: { message: String(error) } };
    },
  );

async function ensureQueue(
  boss: PgBoss,
  { name, mayOverlap }: Pick<JobDefinition<object>, 'name' | 'mayOverlap'>,
): Promise<void> {
  if (!(await boss.getQueue(name)))
    await boss.createQueue(name, { policy: mayOverlap ? 'short' : 'stately' });
}
