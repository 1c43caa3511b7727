import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { startRedis } from '../server/start-redis.ts';
import { type BesideKind, besideKinds, medianOfKinds, rowsOfKinds } from './beside-kinds.ts';
import type { BusyTask } from './busy-threads.ts';
import type { CostlyTask } from './costly-company.ts';
import { type CostlyKind, costlyKinds } from './costly-kinds.ts';
import type { Company } from './fair-server.ts';
import { phaseOf } from './phase-of.ts';
import { startFair } from './start-fair.ts';

const script = fileURLToPath(new URL('costly-company.ts', import.meta.url));
const busyThreads = fileURLToPath(new URL('busy-threads.ts', import.meta.url));
/** Programs of somebody else's: what the machine makes of a busy neighbour, whatever the server does. */
const neighbours = {
  'one busy thread of another program': 1,
  'two busy threads of another program': 2,
} as const;
type Neighbour = keyof typeof neighbours;
const isNeighbour = (kind: CostlyKind | Neighbour): kind is Neighbour => kind in neighbours;
const mostShare = 1.5;
const unsolvedQuestions = 5000;

/** Turns of quiet visitors while another company posts the worst that it may, of each kind in turn. */
export const benchEmbeddedCostly = (options: BenchOptions) =>
  costlyCompany('embedded', (listen) => listen({}), options);

/** The same on PostgreSQL. */
export const benchPostgresCostly = (options: BenchOptions) =>
  costlyCompany('PostgreSQL', onPostgres, options);

/** On PostgreSQL and Redis, where a node of its own serves the staff. */
export const benchStaffNodeCostly = (options: BenchOptions) =>
  costlyCompany('PostgreSQL, staff on a node of their own', onPostgresAndRedis, options);

type Heard = BesideKind<CostlyKind | Neighbour>[];
type OnDatabase = (listen: (env: Record<string, string>) => Promise<Heard>) => Promise<Heard>;

async function onPostgres(listen: (env: Record<string, string>) => Promise<Heard>): Promise<Heard> {
  const postgres = await startPostgres();
  try {
    return await listen({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function onPostgresAndRedis(listen: (env: Record<string, string>) => Promise<Heard>): Promise<Heard> {
  const redis = await startRedis();
  try {
    return await onPostgres((env) => listen({ ...env, REDIS_URL: redis.url }));
  } finally {
    await redis.stop();
  }
}

/** Each round is on a server and a database of its own: what is trained after the largest import outlasts a phase. */
async function costlyCompany(
  database: string,
  onDatabase: OnDatabase,
  { data, quick, log }: BenchOptions,
): Promise<BenchRow[]> {
  const { rounds, seconds } = phaseOf(quick);
  const phrases = join(data, 'nlu/banking77/train.tsv');
  const kinds = costlyKinds.filter((kind) => kind !== 'import of real phrases' || existsSync(phrases));
  if (kinds.length < costlyKinds.length) log(`  without real phrases: there is no file ${phrases}`);
  const all = [...(Object.keys(neighbours) as Neighbour[]), ...kinds];
  const round = async (env: Record<string, string>) => {
    const fair = await startFair(
      all.map((kind) => ({ unsolvedQuestions: kind === 'question groups' ? unsolvedQuestions : 0 })),
      env,
    );
    try {
      const { staffUrl: url } = fair;
      const { hostile } = fair.server.ready;
      const disturber = (kind: CostlyKind | Neighbour, company: Company) => {
        if (isNeighbour(kind)) {
          const task: BusyTask = { threads: neighbours[kind], seconds };
          return [busyThreads, JSON.stringify(task)];
        }
        const task: CostlyTask = { url, kind, seconds, company, phrases };
        return [script, JSON.stringify(task)];
      };
      return await besideKinds(hostile.values(), { fair, kinds: all, seconds, disturber, log });
    } finally {
      await fair.stop();
    }
  };
  const heard: Heard = [];
  for (let n = 0; n < rounds; n++) heard.push(...(await onDatabase(round)));
  const what = `a quiet visitor's turn p99 while another company posts what costs most, ${database}`;
  const figures = medianOfKinds(heard, log);
  return [
    ...rowsOfKinds(
      what,
      figures.filter(({ kind }) => !isNeighbour(kind)),
      mostShare,
    ),
    ...figures
      .filter(({ kind }) => isNeighbour(kind))
      .map(({ kind, disturbed, calm, ratio }) =>
        shown({
          what: `the same beside ${kind}, ${database}`,
          ours: disturbed,
          reference: calm,
          referenceName: 'undisturbed',
          ratio,
          unit: 'ms',
        }),
      ),
  ];
}
