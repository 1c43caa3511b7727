import { fileURLToPath } from 'node:url';
import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { runProcess } from '../process/run-process.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { startSamtale } from '../server/start-samtale.ts';
import type { SoakResult, SoakTask } from './mixed-reads.ts';

const mostGrowth = 10;
const script = fileURLToPath(new URL('mixed-reads.ts', import.meta.url));
/** Both databases together take 20 minutes. */
const whole = { warmUpSeconds: 90, seconds: 510, leastReads: 100_000 } as const;
const short = { warmUpSeconds: 15, seconds: 20, leastReads: 0 } as const;

/** What a server on the embedded database holds after a long time of reads. */
export const benchEmbeddedSoak = (options: BenchOptions) => soak('embedded', {}, options);

/** The same on PostgreSQL, whose own processes are not counted. */
export async function benchPostgresSoak(options: BenchOptions): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    return await soak('PostgreSQL', { DATABASE_URL: postgres.url }, options);
  } finally {
    await postgres.stop();
  }
}

async function soak(
  database: string,
  env: Record<string, string>,
  { quick, log }: BenchOptions,
): Promise<BenchRow[]> {
  if (process.platform !== 'linux') throw new NotAvailable('resident memory is read from /proc, on Linux');
  const server = await startSamtale(env);
  try {
    const task: SoakTask = { ...server.ready, pid: server.pid, ...(quick ? short : whole) };
    const { warm, end, reads, turns, failed } = JSON.parse(
      await runProcess([script, JSON.stringify(task)]),
    ) as SoakResult;
    log(
      `  ${warm.toFixed(0)} MB after warm-up, ${end.toFixed(0)} MB after ${reads} reads and ${turns} turns`,
    );
    const what = `soak, ${database}`;
    const note = failed ? `${failed} calls failed` : `${reads} reads, ${turns} turns`;
    const growth = atMost(
      ownFigure(`${what}: growth after warm-up`, (100 * (end - warm)) / warm, '%', note),
      mostGrowth,
    );
    return [
      shown(ownFigure(`${what}: resident after warm-up`, warm, 'MB')),
      shown(ownFigure(`${what}: resident at the end`, end, 'MB')),
      failed ? { ...growth, met: false } : growth,
    ];
  } finally {
    await server.stop();
  }
}
