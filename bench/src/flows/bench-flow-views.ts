import type { Page } from 'playwright-core';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { median } from '../median.ts';
import { atMost, ownFigure } from '../rows.ts';
import { type FlowServer, startFlowServer } from './start-flow-server.ts';

const flowCount = 2000;
const mostMs = { paint: 300, frame: 16 } as const;
/** The numbers of the views in the console's cookie. */
const views = { tree: '2', chart: '3' } as const;
type View = keyof typeof views;

/** What is looked for in each view: its first flow, and what a drag takes hold of. */
const marks: Record<View, string> = { tree: '[role=treeitem]', chart: '[data-flow]' };

/** Tree and chart of many flows: from the list's arrival to what is painted, and the frames of a drag. */
export async function benchFlowViews({ quick }: BenchOptions): Promise<BenchRow[]> {
  const server = await startFlowServer(flowCount);
  try {
    const rows: BenchRow[] = [];
    for (const view of ['tree', 'chart'] as const) {
      const measured = await measureView(server.ready, view, quick ? 1 : 5);
      const what = `${view} with ${flowCount} flows`;
      rows.push(
        atMost(ownFigure(`${what}: first paint after data`, measured.paint, 'ms'), mostMs.paint),
        atMost(ownFigure(`${what}: drag frame, median`, measured.frame, 'ms'), mostMs.frame),
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function measureView({ url, user, password }: FlowServer, view: View, rounds: number) {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'da-DK' });
    await context.addCookies([
      { name: 'intentViewType', value: views[view], url },
      // Nobody is shown around meanwhile.
      { name: 'menuTour', value: 'done', url },
    ]);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Brugernavn eller e-mail').fill(user);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.locator(marks[view]).first().waitFor();
    const paints: number[] = [];
    for (let round = 0; round < rounds; round++) paints.push(await paintAfterData(page, marks[view]));
    const frame = view === 'chart' ? await panFrames(page) : await dragFrames(page);
    return { paint: median(paints), frame };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the last byte of the list to the frame that shows the first flow. */
async function paintAfterData(page: Page, mark: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => performance.mark('flows painted'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, mark);
  await page.reload();
  const list = `/api/intent/getAllFlow/agent/`;
  return page.evaluate(async (path) => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (performance.getEntriesByName('flows painted').length === 0) await next();
    const [painted] = performance.getEntriesByName('flows painted');
    const data = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes(path))
      .at(-1);
    return (painted?.startTime ?? Number.NaN) - (data?.responseEnd ?? Number.NaN);
  }, list);
}

/** The median frame while the chart is moved about under the pointer. */
async function panFrames(page: Page): Promise<number> {
  const frame = await page.locator('.react-flow__pane').boundingBox();
  if (!frame) throw new Error('The chart is not there');
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await startFrames(page);
  await page.mouse.move(frame.x + frame.width - 40, frame.y + frame.height - 40);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(middle.x - 4 * step, middle.y + 60 * Math.sin(step / 8));
  }
  await page.mouse.up();
  return endFrames(page);
}

/** The median frame while a flow is dragged over the others. */
async function dragFrames(page: Page): Promise<number> {
  const row = await page.locator(marks.tree).nth(2).boundingBox();
  if (!row) throw new Error('The tree is not there');
  await page.mouse.move(row.x + 200, row.y + row.height / 2);
  await page.mouse.down();
  await startFrames(page);
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(row.x + 200 + step, row.y + row.height / 2 + 4 * (step % 100));
  }
  const frames = await endFrames(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

/**
 * Notes what each frame takes: from its beginning, before the pointer's events are handled, until it has been laid
 * out and painted. The time between frames would tell of the screen, not of the work.
 */
const startFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const painted = new MessageChannel();
    let began = 0;
    painted.port1.onmessage = () => times.push(performance.now() - began);
    const note = (time: number) => {
      began = time;
      painted.port2.postMessage(null);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const endFrames = async (page: Page): Promise<number> =>
  median(await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes));
