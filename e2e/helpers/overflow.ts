import type { Locator } from '@playwright/test';

/** Windows of visitors and staff, from a small phone to a large screen. */
export const windowSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** By how many pixels a document, of which `root` is the outermost element, is larger than its window; empty for one that is not. */
export async function overflowOf(root: Locator): Promise<string> {
  const { high, wide } = await root.evaluate(async (html) => {
    await new Promise(requestAnimationFrame);
    return { high: html.scrollHeight - html.clientHeight, wide: html.scrollWidth - html.clientWidth };
  });
  return [high > 0 ? `${high} px too high` : [], wide > 0 ? `${wide} px too wide` : []].flat().join(', ');
}
