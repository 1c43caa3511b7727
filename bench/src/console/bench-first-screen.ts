import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { median } from '../median.ts';
import { atMost, type Figure, shown } from '../rows.ts';
import { type ReadyServer, startSamtale } from '../server/start-samtale.ts';
import { type Opened, untilIconShown, untilInteractive } from './until-interactive.ts';

/** Milliseconds on a processor four times slower. */
const longest = 1500;

type SignedIn = BrowserContextOptions['storageState'];

interface Round {
  icon: number;
  cold: Opened;
  warm: Opened;
}

/**
 * How long the console of somebody who is signed in takes to open on a slow processor: with nothing in the browser's
 * cache, and once more as for somebody who was here before.
 */
export async function benchFirstScreen({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  const server = await startSamtale();
  const browser = await launchChromium();
  try {
    const state = await signIn(browser, server.ready);
    const rounds: Round[] = [];
    const count = quick ? 3 : 11;
    for (let round = -1; round < count; round++) {
      const times = await openTwice(browser, server.ready.url, state);
      // The first round warms the server and the browser up.
      if (round >= 0) rounds.push(times);
    }
    const rowOf = (what: string, timeOf: (round: Round) => number): Figure => ({
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

/** Signs in as one who wants to be remembered; what the browser then keeps. */
async function signIn(browser: Browser, { url, user, password }: ReadyServer): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.locator('input[type=password]').fill(password);
    await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(user);
    await page.locator('input[type=checkbox]').check();
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem').or(page.getByRole('option')).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function openTwice(browser: Browser, url: string, storageState: SignedIn): Promise<Round> {
  const context = await browser.newContext({ storageState });
  try {
    const cold = await untilInteractive(context, url);
    const warm = await untilInteractive(context, url);
    return { cold, warm, icon: await untilIconShown(context, url) };
  } finally {
    await context.close();
  }
}
