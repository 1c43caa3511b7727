import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { residentMegabytes } from '../process/resident-megabytes.ts';
import { atMost, ownFigure } from '../rows.ts';
import { type BesideKind, besideKinds, medianOfKinds, rowsOfKinds } from './beside-kinds.ts';
import type { Company } from './fair-server.ts';
import type { FloodTask } from './flood.ts';
import { type FloodKind, kindsOfFlood } from './flood-kinds.ts';
import { phaseOf } from './phase-of.ts';
import { startFair } from './start-fair.ts';

const script = fileURLToPath(new URL('flood.ts', import.meta.url));
const most = { share: 3, ms: 100, megabytes: 50 } as const;
/** What a flood has left behind is let go of by then, in milliseconds. */
const rest = 10_000;

/** Turns of quiet visitors of another company while one socket floods, with each kind of message in turn. */
export async function benchFloods({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  const { rounds, seconds } = phaseOf(quick);
  const hostile = Array.from({ length: rounds * kindsOfFlood.length }, () => ({ unsolvedQuestions: 0 }));
  const fair = await startFair(hostile);
  try {
    const { server, quiet } = fair;
    await quiet.listen(seconds);
    const before = residentMegabytes(server.pid);
    const { url, hostile: companies } = server.ready;
    const disturber = (kind: FloodKind, company: Company) => {
      const task: FloodTask = { url, kind, seconds, company };
      return [script, JSON.stringify(task)];
    };
    const unused = companies.values();
    const heard: BesideKind<FloodKind>[] = [];
    for (let round = 0; round < rounds; round++)
      heard.push(...(await besideKinds(unused, { fair, kinds: kindsOfFlood, seconds, disturber, log })));
    const figures = medianOfKinds(heard, log);
    await setTimeout(rest);
    const slowest = figures.toSorted((one, other) => other.disturbed - one.disturbed)[0];
    const what = "a quiet visitor's turn p99 while one socket floods";
    return [
      ...rowsOfKinds(what, figures, most.share),
      atMost(
        ownFigure(
          `${what}: slowest kind`,
          slowest?.disturbed ?? Number.NaN,
          'ms',
          `slowest: ${slowest?.kind}`,
        ),
        most.ms,
      ),
      atMost(
        ownFigure('memory after the floods, more than before', residentMegabytes(server.pid) - before, 'MB'),
        most.megabytes,
      ),
    ];
  } finally {
    await fair.stop();
  }
}
