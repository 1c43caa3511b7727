import type { Browser } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { servePages } from '../browser/serve-pages.ts';
import { installPeers } from '../install-peers.ts';
import { median } from '../median.ts';
import { atMost } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import { flowiseSnippet, hostPage, samtaleSnippet } from './host-pages.ts';

/** How many times slower the processor is made: a phone of the middle. */
const slowdown = 4;
/** A task of so many milliseconds is one that a visitor feels (W3C Long Tasks). */
const longTask = 50;
/** Milliseconds after which nothing more comes of opening a chat. */
const settled = 2000;

interface Disturbance {
  /** The page's longest task in milliseconds; 0 where none was long. */
  longestTask: number;
  /** Sum of layout shifts (CLS without windows). */
  shift: number;
}

/** What a chat costs the page it stands on, until it is open, on a slow processor. */
export async function benchWidgetHost({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const server = await startSamtale();
  const { url, widget } = server.ready;
  const site = await servePages({
    '/ours': hostPage(samtaleSnippet(url, widget.split('/').at(-1) ?? '')),
    '/flowise': hostPage(flowiseSnippet),
  });
  // Another site than the server's, as it is for customers: frames then have a process of their own.
  const at = site.url.replace('127.0.0.1', 'localhost');
  const browser = await launchChromium();
  try {
    const rounds: { ours: Disturbance; flowise: Disturbance }[] = [];
    for (let round = 0; round < (quick ? 2 : 5); round++) {
      rounds.push({
        ours: await disturb(browser, `${at}/ours`, 'samtale-widget button'),
        flowise: await disturb(browser, `${at}/flowise`, 'flowise-chatbot button[part=button]'),
      });
    }
    const row = (what: string, kind: keyof Disturbance, most: number, unit: string) =>
      atMost(
        {
          what,
          ours: median(rounds.map(({ ours }) => ours[kind])),
          reference: median(rounds.map(({ flowise }) => flowise[kind])),
          referenceName: 'flowise-embed',
          unit,
        },
        most,
      );
    return [
      row('widget: longest task on the host page, 4× slower', 'longestTask', longTask, 'ms'),
      row('widget: layout shift on the host page', 'shift', 0, ''),
    ];
  } finally {
    await browser.close();
    await site.close();
    await server.stop();
  }
}

async function disturb(browser: Browser, address: string, launcher: string): Promise<Disturbance> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchDisturbance);
    await page.goto(address);
    await page.locator(launcher).first().click();
    await page.waitForTimeout(settled);
    return await page.evaluate(() => (window as unknown as { disturbance: Disturbance }).disturbance);
  } finally {
    await context.close();
  }
}

/** Runs in the page: what its own tasks take, without those of frames in it, and how far things move. */
function watchDisturbance(): void {
  const disturbance: Disturbance = { longestTask: 0, shift: 0 };
  Object.assign(window, { disturbance });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'self') disturbance.longestTask = Math.max(disturbance.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) disturbance.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
