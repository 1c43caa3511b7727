import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { median } from '../median.ts';
import { atMost, type Figure, shown } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import { type OpenedTwice, openTwice, signInToOpen } from './open-twice.ts';

/** Milliseconds on a processor four times slower. */
const longest = 1500;

/**
 * How long the console of somebody who is signed in takes to open on a slow processor: with nothing in the browser's
 * cache, and once more as for somebody who was here before.
 */
export async function benchFirstScreen({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  const server = await startSamtale();
  const browser = await launchChromium();
  try {
    const state = await signInToOpen(browser, server.ready);
    const rounds: OpenedTwice[] = [];
    const count = quick ? 3 : 11;
    for (let round = -1; round < count; round++) {
      const times = await openTwice(browser, server.ready.url, state);
      // The first round warms the server and the browser up.
      if (round >= 0) rounds.push(times);
    }
    const rowOf = (what: string, timeOf: (round: OpenedTwice) => number): Figure => ({
      what,
      ours: median(rounds.map(timeOf)),
      reference: median(rounds.map(({ icon }) => icon)),
      referenceName: "the server's icon alone",
      ratio: median(rounds.map((round) => timeOf(round) / round.icon)),
      unit: 'ms',
    });
    log(`  cold: ${rounds.map(({ cold }) => Math.round(cold.interactive)).join(' ')} ms`);
    return [
      atMost(
        rowOf('console, cold, 4× slower: → answers', ({ cold }) => cold.interactive),
        longest,
      ),
      shown(rowOf('console, cold, 4× slower: → first flow', ({ cold }) => cold.shown)),
      atMost(
        rowOf('console, cached, 4× slower: → answers', ({ warm }) => warm.interactive),
        longest,
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
