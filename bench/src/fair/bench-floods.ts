import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { residentMegabytes } from '../process/resident-megabytes.ts';
import { runProcess } from '../process/run-process.ts';
import { atMost, ownFigure, shareOfReference, shown } from '../rows.ts';
import type { FloodTask } from './flood.ts';
import { type FloodKind, floodKinds } from './flood-kinds.ts';
import { longLogOf } from './long-log-of.ts';
import { startFair } from './start-fair.ts';

const script = fileURLToPath(new URL('flood.ts', import.meta.url));
const most = { share: 3, ms: 100, megabytes: 50 } as const;
/** What a flood has left behind is let go of by then, in milliseconds. */
const rest = 10_000;

/** Turns of quiet visitors of another company while one socket floods, with each kind of message in turn. */
export async function benchFloods({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  const fair = await startFair();
  const { server, quiet } = fair;
  const { url, hostile } = server.ready;
  const seconds = quick ? 2 : 5;
  try {
    await quiet.listen(seconds);
    const before = residentMegabytes(server.pid);
    const rounds: { kind: FloodKind; calm: number; flooded: number; failed: number }[] = [];
    for (const kind of Object.keys(floodKinds) as FloodKind[]) {
      const visitor = await longLogOf(server.ready);
      const calm = await quiet.listen(seconds);
      const task: FloodTask = {
        url,
        kind,
        seconds: seconds + 1,
        visitorToken: visitor.token,
        chatToken: visitor.chatToken,
        staffToken: hostile.token,
        agentId: hostile.agentId,
      };
      const flooding = runProcess([script, JSON.stringify(task)]);
      // The process starts first.
      await setTimeout(1000);
      const flooded = await quiet.listen(seconds);
      log(
        `${kind}: p99 ${flooded.p99.toFixed(1)} ms beside ${calm.p99.toFixed(1)}, ${(await flooding).trim()}`,
      );
      rounds.push({ kind, calm: calm.p99, flooded: flooded.p99, failed: calm.failed + flooded.failed });
    }
    await setTimeout(rest);
    const worst = rounds.toSorted((one, other) => other.flooded - one.flooded)[0];
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    const note = `worst: ${worst?.kind}${failed ? `; ${failed} turns failed` : ''}`;
    return [
      shareOfReference(
        {
          what: `a quiet visitor's turn p99 while one socket floods, ${rounds.length} kinds`,
          ours: median(rounds.map(({ flooded }) => flooded)),
          reference: median(rounds.map(({ calm }) => calm)),
          referenceName: 'undisturbed',
          ratio: median(rounds.map(({ calm, flooded }) => flooded / calm)),
          unit: 'ms',
        },
        most.share,
        'most',
      ),
      atMost(ownFigure('the same, of the worst kind', worst?.flooded ?? Number.NaN, 'ms', note), most.ms),
      shown(
        ownFigure(
          'the same, of the worst kind: times undisturbed',
          Math.max(...rounds.map(({ calm, flooded }) => flooded / calm)),
          '',
        ),
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
