import type { Page } from '@playwright/test';
import type { Console } from './console.ts';

/** The help, of which nothing is shown: a screen that is there at once. */
const between = '/faq?text=ingen.none';

/** What stays open over all screens: panels, tours and toasts. */
const overAll = '[role=dialog], [role=menu], iframe, .toasts';

/**
 * Goes to an address as the console's own links do, by way of a screen that shares nothing with the one before: loading the
 * console again takes longer than most screens do. What stays open over all screens ends by loading it again.
 */
export async function goWithinConsole(staff: Console, path: string): Promise<void> {
  const { page } = staff;
  await follow(page, between);
  // What stays open may hide it from assistive technology.
  await page.locator('h1', { hasText: staff.text('help.title') }).waitFor();
  if (await page.locator(overAll).count()) await page.goto(new URL(path, page.url()).href);
  else await follow(page, path);
}

const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
