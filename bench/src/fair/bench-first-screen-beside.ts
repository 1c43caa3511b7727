import type { Browser } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { type OpenedTwice, openTwice, signInToOpen } from '../console/open-twice.ts';
import { median } from '../median.ts';
import { root, type StartedProcess } from '../process/start-process.ts';
import { shareOfReference } from '../rows.ts';
import { type ReadyServer, startSamtale } from '../server/start-samtale.ts';
import { beforeName, folderBefore, mostBeside } from './folder-before.ts';

/** The console's first screen of this build and of one before, in turn. */
export async function benchFirstScreenBeside(options: BenchOptions): Promise<BenchRow[]> {
  const folder = folderBefore(options);
  const browser = await launchChromium();
  const servers: StartedProcess<ReadyServer>[] = [];
  try {
    const startBuild = async (of: string) => {
      const server = await startSamtale({}, of);
      servers.push(server);
      return opener(browser, server.ready);
    };
    const openBefore = await startBuild(folder);
    const openNow = await startBuild(root);
    const rounds: { before: OpenedTwice; now: OpenedTwice }[] = [];
    for (let round = -1; round < (options.quick ? 3 : 15); round++) {
      const early = round % 2 ? await openBefore() : null;
      const now = await openNow();
      const times = { before: early ?? (await openBefore()), now };
      // The first round warms the servers and the browser up.
      if (round >= 0) rounds.push(times);
    }
    return (['cold', 'warm'] as const).map((cache) => {
      const timeOf = (opened: OpenedTwice) => opened[cache].interactive;
      return shareOfReference(
        {
          what: `console, ${cache === 'cold' ? 'cold' : 'cached'}, that nobody disturbs: → answers`,
          ours: median(rounds.map(({ now }) => timeOf(now))),
          reference: median(rounds.map(({ before }) => timeOf(before))),
          referenceName: beforeName,
          ratio: median(rounds.map(({ now, before }) => timeOf(now) / timeOf(before))),
          unit: 'ms',
        },
        1 + mostBeside,
        'most',
      );
    });
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}

async function opener(browser: Browser, ready: ReadyServer): Promise<() => Promise<OpenedTwice>> {
  const state = await signInToOpen(browser, ready);
  return () => openTwice(browser, ready.url, state);
}
