import type { Browser, CDPSession } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { servePages } from '../browser/serve-pages.ts';
import { installPeers } from '../install-peers.ts';
import { median } from '../median.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import { flowiseSnippet, hostPage, samtaleSnippet } from './host-pages.ts';
import { MainThreadTasks } from './main-thread-tasks.ts';

/** How many times slower the processor is made: a phone of the middle. */
const slowdown = 4;
/** A task of so many milliseconds is one that a visitor feels (W3C Long Tasks). */
const longTask = 50;
/** Milliseconds between what a finger does, and after which nothing more comes of opening a chat. */
const [pause, settled] = [70, 2000];

/** Where the launchers are, as expressions for the page; on the page without a chat a heading is clicked. */
const launchers = {
  ours: `document.querySelector('samtale-widget')?.shadowRoot.querySelector('button')`,
  flowise: `document.querySelector('flowise-chatbot')?.shadowRoot.querySelector('button[part=button]')`,
  blank: `document.querySelector('h1')`,
};
type Page = keyof typeof launchers;

interface Disturbance {
  /** Processor's milliseconds in the page's longest task. */
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
    '/blank': hostPage(''),
  });
  // Another site than the server's, as it is for customers: frames then have a process of their own.
  const at = site.url.replace('127.0.0.1', 'localhost');
  const browser = await launchChromium();
  try {
    const tasks = await MainThreadTasks.of(browser);
    const rounds: Record<Page, Disturbance>[] = [];
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      const disturbed = (page: Page) => disturb(browser, tasks, at, page);
      rounds.push({
        ours: await disturbed('ours'),
        flowise: await disturbed('flowise'),
        blank: await disturbed('blank'),
      });
    }
    const middle = (page: Page, kind: keyof Disturbance) => median(rounds.map((round) => round[page][kind]));
    const figure = (what: string, kind: keyof Disturbance, unit: string) => ({
      what,
      ours: middle('ours', kind),
      reference: middle('flowise', kind),
      referenceName: 'flowise-embed',
      unit,
    });
    return [
      atMost(figure('widget: longest task on the host page, 4× slower', 'longestTask', 'ms'), longTask),
      shown(ownFigure('the same page without a chat: longest task', middle('blank', 'longestTask'), 'ms')),
      atMost(figure('widget: layout shift on the host page', 'shift', ''), 0),
    ];
  } finally {
    await browser.close();
    await site.close();
    await server.stop();
  }
}

async function disturb(
  browser: Browser,
  tasks: MainThreadTasks,
  site: string,
  kind: Page,
): Promise<Disturbance> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchShift);
    await tasks.start();
    await page.goto(`${site}/${kind}`);
    await tap(session, launchers[kind]);
    await page.waitForTimeout(settled);
    const longestTask = await tasks.longestOf(`${site}/${kind}`);
    return { longestTask, shift: Number(await evaluate(session, 'window.benchShift')) };
  } finally {
    await context.close();
  }
}

/**
 * Taps the middle of an element as a finger does, once it is there. Playwright's own click would first have the page
 * run a script of 330 kB, which is a long task by itself.
 */
async function tap(session: CDPSession, element: string): Promise<void> {
  const middle = `(() => {
    const box = ${element}?.getBoundingClientRect();
    return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
  })()`;
  let place: unknown;
  for (let tries = 0; tries < 100 && !place; tries++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    place = await evaluate(session, middle);
  }
  if (!Array.isArray(place)) throw new Error(`Nothing to tap: ${element}`);
  const [x, y] = place.map(Number);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x ?? 0, y: y ?? 0 }],
  });
  await new Promise((resolve) => setTimeout(resolve, pause));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** Runs in the page: how far things move. */
function watchShift(): void {
  Object.assign(window, { benchShift: 0 });
  new PerformanceObserver((list) => {
    const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
    Object.assign(window, { benchShift: Number(Reflect.get(window, 'benchShift')) + moved });
  }).observe({ type: 'layout-shift', buffered: true });
}
