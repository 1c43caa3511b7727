import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { startProcess } from '../process/start-process.ts';
import { shareOfReference } from '../rows.ts';
import type { FanOutResult, FanOutTask } from './fan-out-clients.ts';

const sockets = 1000;
const mostShare = 1.25;
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** One event to a thousand sockets, from the moment it is sent to its arrival at the 990th, beside raw ws. */
export async function benchFanOut({ quick }: BenchOptions): Promise<BenchRow[]> {
  const ours = await startProcess<{ port: number }>([script('fan-out-ours.ts')]);
  const reference = await startProcess<{ port: number }>([script('fan-out-reference.ts')]);
  try {
    const task: FanOutTask = {
      ours: ours.ready.port,
      reference: reference.ready.port,
      count: sockets,
      warmUp: quick ? 5 : 20,
      // A round's p99 is what one pause of the machine makes of it: the median of thirty still moved by a fifth.
      rounds: quick ? 10 : 150,
    };
    const result = JSON.parse(
      await runProcess([script('fan-out-clients.ts'), JSON.stringify(task)]),
    ) as FanOutResult;
    const figure = {
      what: `one event to ${sockets} sockets: p99`,
      ours: median(result.ours),
      reference: median(result.reference),
      referenceName: 'raw ws',
      ratio: median(result.ours.map((p99, round) => p99 / (result.reference[round] ?? Number.NaN))),
      unit: 'ms',
    };
    return [shareOfReference(figure, mostShare, 'most')];
  } finally {
    await ours.stop();
    await reference.stop();
  }
}
