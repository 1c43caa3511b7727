import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves: what a transition gives its children may set off theirs, so it is looked at
 * again a frame later.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
}
