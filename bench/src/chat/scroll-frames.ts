import type { Page } from 'playwright-core';

/** Milliseconds beyond which the time between two frames means that one was left out, at 60 a second. */
const lateAfter = 25;

export interface ScrollFrames {
  /** Milliseconds of work of each frame, layout and paint included. */
  work: number[];
  /** The share of frames that came late, whatever kept them. */
  late: number;
}

/** Scrolls from the end to the beginning by the wheel. */
export async function scrollByWheel(page: Page): Promise<ScrollFrames> {
  const box = await page.getByRole('log').boundingBox();
  if (!box) throw new Error('The conversation is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await startFrames(page);
  for (let top = 1; top > 0; ) {
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, -400);
    top = await page.evaluate(() => document.querySelector('[role=log]')?.scrollTop ?? 0);
  }
  return endFrames(page);
}

/** Scrolls from the end to the beginning as one who drags the bar to the very top in two seconds. */
export async function scrollToTop(page: Page): Promise<ScrollFrames> {
  await startFrames(page);
  await page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    for (let step = 120; log && step >= 0; step--) {
      log.scrollTop = (log.scrollHeight * step) / 120;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  return endFrames(page);
}

const startFrames = (page: Page) =>
  page.evaluate(() => {
    const frames = { work: [] as number[], starts: [] as number[] };
    Object.assign(window, { scrollFrames: frames });
    const painted = new MessageChannel();
    let began = 0;
    painted.port1.onmessage = () => frames.work.push(performance.now() - began);
    const note = (time: number) => {
      began = time;
      frames.starts.push(time);
      painted.port2.postMessage(null);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

async function endFrames(page: Page): Promise<ScrollFrames> {
  const { work, starts } = await page.evaluate(
    () => (window as unknown as { scrollFrames: { work: number[]; starts: number[] } }).scrollFrames,
  );
  const late = starts.filter((start, place) => start - (starts[place - 1] ?? start) > lateAfter);
  return { work, late: late.length / starts.length };
}
