import type { Locator, Page } from '@playwright/test';

/** Windows of visitors and staff, from a small phone to a large screen. */
export const windowSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/**
 * How far a document goes beyond its window in each of the sizes, one line for each that does. `root` is its outermost
 * element; the window is the page's, which is given its size again afterwards.
 */
export async function overflowOf(page: Page, root: Locator, what: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of windowSizes) {
    await page.setViewportSize(size);
    const { high, wide } = await root.evaluate((html) => ({
      high: html.scrollHeight - html.clientHeight,
      wide: html.scrollWidth - html.clientWidth,
    }));
    if (high > 0) found.push(`${what}: ${high} px too high at ${size.width} px`);
    if (wide > 0) found.push(`${what}: ${wide} px too wide at ${size.width} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
