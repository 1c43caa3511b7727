import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import type { VisitorsResult, VisitorsTask } from './visitors.ts';

const visitors = 50;
const slowestMs = 100;
const script = fileURLToPath(new URL('visitors.ts', import.meta.url));

/** A turn over the socket: a visitor says something, and it and the bot's answer are stored and acknowledged. */
export async function benchChatTurn({ quick }: BenchOptions): Promise<BenchRow[]> {
  const server = await startSamtale();
  try {
    const { url, widget } = server.ready;
    const task: VisitorsTask = { url, widget, count: visitors, warmUpSeconds: 2, seconds: quick ? 2 : 5 };
    const results: VisitorsResult[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      results.push(JSON.parse(await runProcess([script, JSON.stringify(task)])) as VisitorsResult);
    }
    const middle = (figure: 'p50' | 'p99' | 'perSecond') => median(results.map((result) => result[figure]));
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    const what = `chat turn, ${visitors} visitors`;
    const slow = atMost(
      ownFigure(
        `${what}: p99`,
        middle('p99'),
        'ms',
        failed ? `${failed} turns were not acknowledged` : undefined,
      ),
      slowestMs,
    );
    return [
      shown(ownFigure(`${what}: p50`, middle('p50'), 'ms')),
      failed ? { ...slow, met: false } : slow,
      shown(ownFigure(`${what}: rate`, middle('perSecond'), '/s')),
    ];
  } finally {
    await server.stop();
  }
}
