import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { ownFigure, shareOfReference, shown } from '../rows.ts';
import { startPostgres } from './start-postgres.ts';
import { measureStoredTurns } from './stored-turns.ts';

const leastShare = 0.25;

/** On the embedded database. */
export const benchEmbeddedTurns = (options: BenchOptions) => benchTurns('embedded', {}, options);

/** On a PostgreSQL of its own whose commits wait for the disk. */
export async function benchPostgresTurns(options: BenchOptions): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    return await benchTurns('PostgreSQL', { DATABASE_URL: postgres.url }, options);
  } finally {
    await postgres.stop();
  }
}

async function benchTurns(
  database: string,
  env: Record<string, string>,
  { quick }: BenchOptions,
): Promise<BenchRow[]> {
  const measured = await measureStoredTurns(
    env,
    // Many short rounds: a machine whose speed wanders wanders less from one to the next.
    quick ? { rounds: 1, seconds: 2 } : { rounds: 20, seconds: 1 },
  );
  const { turns, hello, ratio } = measured;
  const rate = shareOfReference(
    {
      what: `stored turns, ${database}`,
      ours: turns.rate,
      reference: hello.rate,
      referenceName: 'Fastify hello',
      ratio,
      unit: '/s',
      ...(turns.errors > 0 && { note: `${turns.errors} requests failed` }),
    },
    leastShare,
    'least',
  );
  return [
    turns.errors > 0 ? { ...rate, met: false } : rate,
    ...(['p50', 'p99'] as const).map((percentile) =>
      shown({
        ...ownFigure(`stored turns, ${database}: ${percentile}`, turns[percentile], 'ms'),
        reference: hello[percentile],
        referenceName: 'Fastify hello',
      }),
    ),
  ];
}
