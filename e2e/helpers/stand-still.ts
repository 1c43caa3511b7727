import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the page's frames are loaded and nothing on it and in them moves, but what moves for ever: what a transition gives its children
 * may set off theirs, so it is looked at again a frame later.
 */
export async function standStill(page: Page): Promise<void> {
  await Promise.all(page.frames().map(isLoaded));
  await Promise.all(page.frames().map(frameStandsStill));
}

/** Until its own document is there, a frame has an empty one, which goes while it is looked at. */
async function isLoaded(frame: Frame): Promise<void> {
  if (frame.parentFrame() && ['', 'about:blank'].includes(frame.url())) {
    const element = await frame.frameElement();
    if (await element.getAttribute('src')) await frame.waitForURL((url) => url.href !== 'about:blank');
  }
  await frame.waitForLoadState();
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
