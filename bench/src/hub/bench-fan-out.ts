import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { startProcess } from '../process/start-process.ts';
import { type Figure, shareOfReference } from '../rows.ts';
import type { FanOutResult, FanOutTask } from './fan-out-clients.ts';

const sockets = 1000;
const mostShare = 1.25;
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** One event to a thousand sockets, from the moment it is sent to its arrival at the 990th, beside raw ws. */
export async function benchFanOut({ quick }: BenchOptions): Promise<BenchRow[]> {
  const ours = await startProcess<{ port: number }>([script('fan-out-ours.ts')]);
  const reference = await startProcess<{ port: number }>([script('fan-out-reference.ts')]);
  try {
    const ports = { ours: ours.ready.port, reference: reference.ready.port, referenceIsHub: false };
    const figure = await measureFanOut(ports, quick);
    return [shareOfReference({ ...figure, referenceName: 'raw ws' }, mostShare, 'most')];
  } finally {
    await ours.stop();
    await reference.stop();
  }
}

/** The same of two servers that have been started. */
export async function measureFanOut(
  ports: Pick<FanOutTask, 'ours' | 'reference' | 'referenceIsHub'>,
  quick: boolean,
): Promise<Omit<Figure, 'referenceName'>> {
  const task: FanOutTask = {
    ...ports,
    count: sockets,
    warmUp: quick ? 5 : 20,
    // A round's p99 is what one pause of the machine makes of it: the median of thirty still moved by a fifth.
    rounds: quick ? 10 : 150,
  };
  const printed = await runProcess([script('fan-out-clients.ts'), JSON.stringify(task)]);
  const result = JSON.parse(printed) as FanOutResult;
  return {
    what: `one event to ${sockets} sockets: p99`,
    ours: median(result.ours),
    reference: median(result.reference),
    ratio: median(result.ours.map((p99, round) => p99 / (result.reference[round] ?? Number.NaN))),
    unit: 'ms',
  };
}
