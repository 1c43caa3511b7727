import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { ReadyServer } from '../server/start-samtale.ts';
import { type Opened, untilIconShown, untilInteractive } from './until-interactive.ts';

type SignedIn = BrowserContextOptions['storageState'];

export interface OpenedTwice {
  /** Milliseconds of a page with next to nothing on it. */
  icon: number;
  cold: Opened;
  warm: Opened;
}

/** Signs in as one who wants to be remembered; what the browser then keeps. */
export async function signInToOpen(
  browser: Browser,
  { url, user, password }: ReadyServer,
): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'da-DK' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.locator('input[type=password]').fill(password);
    await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(user);
    await page.locator('input[type=checkbox]').check();
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem').or(page.getByRole('option')).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Opens the console with nothing in the browser's cache, and again in the same profile. */
export async function openTwice(browser: Browser, url: string, storageState: SignedIn): Promise<OpenedTwice> {
  const context = await browser.newContext({ storageState, locale: 'da-DK' });
  try {
    const cold = await untilInteractive(context, url);
    const warm = await untilInteractive(context, url);
    return { cold, warm, icon: await untilIconShown(context, url) };
  } finally {
    await context.close();
  }
}
