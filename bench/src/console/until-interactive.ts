import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** How many times slower than it is the processor is made. */
const slowdown = 4;
/** Milliseconds from a key to the frame that shows it: with more the page does not answer yet. */
const promptly = 50;
const mostKeys = 100;
const binding = 'benchMoment';

/** Milliseconds since the navigation began. */
export interface Opened {
  /** The first row of the list was in a frame. */
  shown: number;
  /** A key pressed in the search field was in a frame, within 50 ms of being pressed. */
  interactive: number;
}

/** Opens the console at the list of flows, in a tab of its own, and types in its search field until it answers. */
export async function untilInteractive(context: BrowserContext, serverUrl: string): Promise<Opened> {
  const { page, session } = await slowPage(context);
  try {
    const moments = new Moments(session);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: binding });
    await page.addInitScript(watchList, binding);
    await page.goto(`${serverUrl}/intent/list`, { waitUntil: 'commit' });
    const { at: shown } = await moments.next();
    for (let key = 0; key < mostKeys; key++) {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', text: 'a' });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a' });
      const { at, since } = await moments.next();
      if (at - since <= promptly) return { shown, interactive: at };
    }
    throw new Error(`None of ${mostKeys} keys was answered within ${promptly} ms`);
  } finally {
    await page.close();
  }
}

/** The same for a page with next to nothing on it: the server's own icon. */
export async function untilIconShown(context: BrowserContext, serverUrl: string): Promise<number> {
  const { page } = await slowPage(context);
  try {
    await page.goto(`${serverUrl}/favicon.svg`, { waitUntil: 'load' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            resolve(navigation?.loadEventEnd ?? Number.NaN);
          });
        }),
    );
  } finally {
    await page.close();
  }
}

async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

interface Moment {
  at: number;
  /** When what led to it began. */
  since: number;
}

/** What the page tells, one after another. */
class Moments {
  private readonly told: Moment[] = [];
  private waiting: ((moment: Moment) => void) | null = null;

  constructor(session: CDPSession) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== binding) return;
      const moment: Moment = JSON.parse(payload);
      if (this.waiting) this.waiting(moment);
      else this.told.push(moment);
      this.waiting = null;
    });
  }

  next(): Promise<Moment> {
    const first = this.told.shift();
    if (first) return Promise.resolve(first);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }
}

/** Runs in the page before its own scripts: tells of the first row, and then of every key in the search field. */
function watchList(name: string): void {
  const tell = (since: number) => {
    // The task after a frame's callbacks runs when the frame has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const call = Reflect.get(window, name) as (payload: string) => void;
        call(JSON.stringify({ at: performance.now(), since }));
      };
      port2.postMessage(null);
    });
  };
  const look = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!field || !document.querySelector('main [role=treeitem], main [role=option]')) return;
    look.disconnect();
    field.addEventListener('input', ({ timeStamp }) => tell(timeStamp));
    field.focus();
    tell(0);
  });
  look.observe(document, { childList: true, subtree: true });
}
