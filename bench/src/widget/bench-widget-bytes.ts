import type { Browser } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { servePages } from '../browser/serve-pages.ts';
import { installPeers } from '../install-peers.ts';
import { atMost } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';
import { hostPage, samtaleSnippet, typebotSnippet } from './host-pages.ts';
import { LoadedBytes } from './loaded-bytes.ts';

const limits = { beforeOpening: 5, untilOpen: 40 };
/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 1500;

/** All that a visitor's browser loads because of the snippet: before the chat is opened, and until it is open. */
export async function benchWidgetBytes({ log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const server = await startSamtale();
  const { url, widget } = server.ready;
  const clientKey = widget.split('/').at(-1) ?? '';
  const site = await servePages({
    '/ours': hostPage(samtaleSnippet(url, clientKey)),
    '/typebot': hostPage(typebotSnippet),
  });
  const browser = await launchChromium();
  try {
    const ours = await loadOurs(browser, `${site.url}/ours`);
    const typebot = await loadTypebot(browser, `${site.url}/typebot`);
    const reference = { reference: typebot, referenceName: '@typebot.io/js, before opening', unit: 'kB' };
    return [
      atMost(
        { what: 'widget bytes before opening', ours: ours.beforeOpening, ...reference },
        limits.beforeOpening,
      ),
      atMost({ what: 'widget bytes until first open', ours: ours.untilOpen, ...reference }, limits.untilOpen),
    ];
  } finally {
    await browser.close();
    await site.close();
    await server.stop();
  }
}

async function loadOurs(browser: Browser, address: string) {
  const page = await browser.newPage();
  const loaded = new LoadedBytes(page, address);
  await page.goto(address, { waitUntil: 'networkidle' });
  const launcher = page.locator('samtale-widget button');
  await launcher.waitFor();
  await page.waitForTimeout(quiet);
  const beforeOpening = await loaded.kilobytes();
  await launcher.click();
  await page.frameLocator('samtale-widget iframe').locator('textarea[aria-label]').waitFor();
  await page.waitForTimeout(quiet);
  return { beforeOpening, untilOpen: await loaded.kilobytes() };
}

/** Typebot's bubble defers nothing of its own: all of it is there before it is opened. */
async function loadTypebot(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const loaded = new LoadedBytes(page, address);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('typebot-bubble button').first().waitFor();
  await page.waitForTimeout(quiet);
  return loaded.kilobytes();
}
