import type { Browser } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { servePages } from '../browser/serve-pages.ts';
import { installPeers } from '../install-peers.ts';
import { median } from '../median.ts';
import { shareOfReference, shown } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import { flowiseSnippet, hostPage, samtaleSnippet } from './host-pages.ts';
import { type ChatParts, type PageTimes, watchPage } from './watch-page.ts';

const mostShare = 0.35;

const ours: ChatParts = {
  host: 'samtale-widget',
  launcher: 'button',
  textField: 'textarea',
  // The app's own field in the frame, not the one that the loader lets the visitor write in until then.
  alive: '.composer *',
};
const flowise: ChatParts = {
  host: 'flowise-chatbot',
  launcher: 'button[part=button]',
  textField: 'textarea',
  alive: '*',
};

/**
 * From asking for a page to a text field that can be written in, the launcher being clicked as soon as it is there,
 * minus the time an empty page takes to load. Each in a browser profile of its own, in turn.
 */
export async function benchWidgetSpeed({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const server = await startSamtale();
  const { url, widget } = server.ready;
  const site = await servePages({
    '/ours': hostPage(samtaleSnippet(url, widget.split('/').at(-1) ?? '')),
    '/flowise': hostPage(flowiseSnippet),
    '/blank': hostPage(''),
  });
  const browser = await launchChromium();
  try {
    const rounds: { ours: PageTimes; flowise: PageTimes; blank: number }[] = [];
    const count = quick ? 4 : 15;
    for (let round = -1; round < count; round++) {
      const times = {
        blank: await loadTime(browser, `${site.url}/blank`),
        ours: await openChat(browser, `${site.url}/ours`, ours),
        flowise: await openChat(browser, `${site.url}/flowise`, flowise),
      };
      // The first round warms the servers and the browser up.
      if (round >= 0) rounds.push(times);
    }
    const ratioOf = (moment: 'usable' | 'alive') => {
      const blank = median(rounds.map((times) => times.blank));
      const middle = (side: 'ours' | 'flowise', at: 'usable' | 'alive') =>
        median(rounds.map((times) => times[side][at])) - blank;
      return {
        ours: middle('ours', moment),
        reference: middle('flowise', 'usable'),
        referenceName: 'flowise-embed',
        ratio: median(
          rounds.map((times) => (times.ours[moment] - times.blank) / (times.flowise.usable - times.blank)),
        ),
        unit: 'ms',
      };
    };
    return [
      shareOfReference(
        { what: 'widget: load + click → usable input', ...ratioOf('usable') },
        mostShare,
        'most',
      ),
      shown({ what: "widget: load + click → the chat's script runs", ...ratioOf('alive') }),
    ];
  } finally {
    await browser.close();
    await site.close();
    await server.stop();
  }
}

async function openChat(browser: Browser, address: string, parts: ChatParts): Promise<PageTimes> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, parts);
    await page.goto(address);
    const times = await page.waitForFunction(
      () => {
        const { benchTimes } = window as unknown as { benchTimes: Partial<PageTimes> };
        return benchTimes.alive === undefined ? null : benchTimes;
      },
      undefined,
      { timeout: 15_000 },
    );
    return (await times.jsonValue()) as PageTimes;
  } finally {
    await context.close();
  }
}

async function loadTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    const loaded = await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.loadEventEnd || null;
    });
    return Number(await loaded.jsonValue());
  } finally {
    await context.close();
  }
}
