import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { standStill } from './stand-still.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page and in its frames once everything stands still; of some rules, or of all. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await standStill(page);
  // Otherwise it opens a page of its own for each look, for frames of other origins: ours have none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 200)}`));
}
