import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { ownFigure, shareOfReference, shown } from '../rows.ts';
import type { CostlyKind, CostlyTask } from './costly-company.ts';
import { startFair } from './start-fair.ts';

const script = fileURLToPath(new URL('costly-company.ts', import.meta.url));
const kinds = ['entity trial', 'entity type', 'import and training', 'crawl', 'spreadsheet'] as const;
const mostShare = 1.5;

/** Turns of quiet visitors while another company posts the worst that it may, of each kind in turn. */
export async function benchCostlyCompany({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  const fair = await startFair();
  const { quiet, server } = fair;
  const { url, hostile } = server.ready;
  const seconds = quick ? 3 : 8;
  try {
    await quiet.listen(seconds);
    const rounds: { kind: CostlyKind; calm: number; disturbed: number }[] = [];
    for (const kind of kinds) {
      const calm = await quiet.listen(seconds);
      const { agentId, token } = hostile;
      const task: CostlyTask = { url, agentId, token, kind, seconds: seconds + 1 };
      const posting = runProcess([script, JSON.stringify(task)]);
      // The process starts first.
      await setTimeout(1000);
      const disturbed = await quiet.listen(seconds);
      const told = (await posting).trim();
      log(`${kind}: p99 ${disturbed.p99.toFixed(1)} ms beside ${calm.p99.toFixed(1)}, ${told}`);
      rounds.push({ kind, calm: calm.p99, disturbed: disturbed.p99 });
    }
    const worst = rounds.toSorted((a, b) => b.disturbed / b.calm - a.disturbed / a.calm)[0];
    return [
      shareOfReference(
        {
          what: "a quiet visitor's turn p99 while another company posts what costs most",
          ours: median(rounds.map(({ disturbed }) => disturbed)),
          reference: median(rounds.map(({ calm }) => calm)),
          referenceName: 'undisturbed',
          ratio: median(rounds.map(({ calm, disturbed }) => disturbed / calm)),
          unit: 'ms',
        },
        mostShare,
        'most',
      ),
      shown(
        ownFigure(
          'the same, of the worst kind',
          worst?.disturbed ?? Number.NaN,
          'ms',
          `worst: ${worst?.kind}`,
        ),
      ),
    ];
  } finally {
    await fair.stop();
  }
}
