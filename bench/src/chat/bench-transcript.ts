import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, endpoints } from '@samtale/contract';
import type { Page } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { root, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { type ScrollFrames, scrollByWheel, scrollToTop } from './scroll-frames.ts';
import { typingLatencies } from './typing-latencies.ts';

const messageCount = 5000;
/** Milliseconds that the page gets for a message before the next one is sent. */
const arrivalPause = 400;
const mostMs = { paint: 300, line: 800, frame: 16.7 } as const;
/** Frames for which the line has to stay where it is looked at. */
const framesToStay = 60;
/** The last event that its reader has read: all but the first screens are new to them. */
const readUpTo = 300;

interface TranscriptServer {
  url: string;
  user: string;
  password: string;
  agentId: string;
  chatToken: string;
  /** Signs its calls. */
  token: string;
}

/** A conversation of many messages in Chromium: opened, scrolled through, added to and written in. */
export async function benchTranscript({ quick }: BenchOptions): Promise<BenchRow[]> {
  const data = temporaryFolder();
  const count = quick ? messageCount / 10 : messageCount;
  const server = await startProcess<TranscriptServer>(
    [join(root, 'bench/src/chat/transcript-server.ts'), String(count)],
    { PORT: '0', SAMTALE_DATA: data },
  );
  try {
    return await measure(server.ready, `conversation of ${count} messages`, quick ? 1 : 5);
  } finally {
    await server.stop();
    removeFolder(data);
  }
}

async function measure(server: TranscriptServer, what: string, rounds: number): Promise<BenchRow[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'da-DK' });
    const received = countBytes(page);
    await readBefore(server);
    await signIn(page, server);
    await openOther(page);
    const toLine = await millisecondsToLine(page);
    const paints: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await openOther(page);
      paints.push(await openLong(page));
    }
    await openOther(page);
    const before = received();
    await openLong(page);
    const opened = performance.now();
    await settled(page);
    const whole = (performance.now() - opened) / 1000;
    const kilobytes = (received() - before) / 1000;
    const typed = await typingLatencies(page.getByRole('textbox', { name: 'Svar til den besøgende' }));
    const arrival = await millisecondsPerArrival(page, server);
    const wheel = await scrollByWheel(page);
    await openOther(page);
    await openLong(page);
    await settled(page);
    const top = await scrollToTop(page);
    const memory = await megabytesOfHeap(page);
    return [
      atMost(ownFigure(`${what}: from click to its end`, median(paints), 'ms'), mostMs.paint),
      atMost(ownFigure(`${what}: from click to what is new, far back`, toLine, 'ms'), mostMs.line),
      shown(ownFigure(`${what}: until all of it is drawn`, whole, 's')),
      ...framesOf(`${what}: scrolled by wheel`, wheel),
      ...framesOf(`${what}: scrolled by its bar`, top),
      shown(ownFigure(`${what}: work for an arriving message`, arrival, 'ms')),
      shown(ownFigure(`${what}: key to paint, p95`, percentile(typed, 0.95), 'ms')),
      shown(ownFigure(`${what}: fetched`, kilobytes, 'kB')),
      shown(ownFigure(`${what}: JavaScript heap`, memory, 'MB')),
    ];
  } finally {
    await browser.close();
  }
}

const framesOf = (what: string, { work, late }: ScrollFrames): BenchRow[] => [
  shown(ownFigure(`${what}, frame, median`, median(work), 'ms')),
  atMost(ownFigure(`${what}, frame, p95`, percentile(work, 0.95), 'ms'), mostMs.frame),
  shown(ownFigure(`${what}, frames that came late`, late * 100, '%')),
];

async function signIn(page: Page, { url, user, password }: TranscriptServer): Promise<void> {
  // Nobody is shown around meanwhile.
  await page.context().addCookies([{ name: 'menuTour', value: 'done', url }]);
  await page.goto(`${url}/chat`);
  await page.getByLabel('Brugernavn eller e-mail').fill(user);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
}

/** The long conversation is the newest, the short one stands below it. */
const openOther = async (page: Page): Promise<void> => {
  await page.getByRole('option').nth(1).click();
  await page.getByRole('log').waitFor();
};

/** Milliseconds from the click to the frame that shows the end of the conversation. */
async function openLong(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
            const address = location.pathname;
            const look = () => {
              const log = location.pathname !== address && document.querySelector('[role=log]');
              const isAtEnd =
                log && log.scrollHeight > 2000 && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
              if (isAtEnd) painted.port2.postMessage(null);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await page.getByRole('option').first().click();
  return painted;
}

/** Has the long conversation read up to near its beginning, as somebody leaves it who is away for long. */
async function readBefore({ url, token, agentId, chatToken }: TranscriptServer): Promise<void> {
  const call = createClient({ baseUrl: `${url}/api`, token: () => token });
  await call(endpoints.conversations.markChatRead, {
    params: { agentId, chatToken },
    body: { seq: readUpTo },
  });
}

/** Milliseconds from the click to the frame from which on the line above what is new stays on the screen. */
async function millisecondsToLine(page: Page): Promise<number> {
  const landed = page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            let since = 0;
            let shown = 0;
            const look = () => {
              const log = document.querySelector('[role=log]')?.getBoundingClientRect();
              const line = document.querySelector('[role=log] [role=separator]')?.getBoundingClientRect();
              const isSeen = log && line && line.top >= log.top && line.bottom <= log.bottom;
              if (!isSeen) shown = 0;
              else if (shown++ === 0) since = performance.now();
              if (shown === frames) resolve(since - timeStamp);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    framesToStay,
  );
  await page.getByRole('option').first().click();
  return landed;
}

/** All of it is drawn, which goes on in the background. */
const settled = (page: Page) =>
  page.getByText('cykel nummer 0?').waitFor({ state: 'attached', timeout: 60_000 });

/** What the page's thread works for a message that arrives while its end is looked at. */
async function millisecondsPerArrival(page: Page, { url, token, agentId, chatToken }: TranscriptServer) {
  const call = createClient({ baseUrl: `${url}/api`, token: () => token });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await worked();
  const arrivals = 20;
  for (let n = 0; n < arrivals; n++) {
    const text = `Besked ${n} er kommet`;
    const body = { clientId: crypto.randomUUID(), text };
    await call(endpoints.conversations.sendChatMessage, { params: { agentId, chatToken }, body });
    // Looking for it in the page would be the page's work too.
    await setTimeout(arrivalPause);
  }
  const total = (await worked()) - before;
  await page
    .getByText(`Besked ${arrivals - 1} er kommet`, { exact: true })
    .last()
    .waitFor();
  return (1000 * total) / arrivals;
}

async function megabytesOfHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Counts what comes over sockets and in replies, as it is before compression. */
function countBytes(page: Page): () => number {
  let bytes = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      bytes += payload.length;
    }),
  );
  page.on('response', (response) => {
    response.body().then(
      (body) => {
        bytes += body.length;
      },
      () => undefined,
    );
  });
  return () => bytes;
}
