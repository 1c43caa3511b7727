import type { Frame, Page } from '@playwright/test';

/**
 * Waits until nothing on the page and in its frames moves, but what moves for ever: what a transition gives its children
 * may set off theirs, so it is looked at again a frame later.
 */
export async function standStill(page: Page): Promise<void> {
  await Promise.all(page.frames().map(frameStandsStill));
}

const frameStandsStill = (frame: Frame) =>
  frame.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    } while (ending().some(({ playState }) => playState === 'running'));
  });
