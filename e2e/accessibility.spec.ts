import { expect, type Page, test } from '@playwright/test';
import { Console } from './console.ts';
import { useProduct } from './product.ts';
import { haveConversations } from './screens/conversations.ts';
import { screens } from './screens.ts';
import { violationsOf } from './violations.ts';

/** Every screen there is takes a while. */
test.setTimeout(720_000);

const product = useProduct();
/** Which rules a mode is held to: nothing but colours differs between the two. */
const modes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** What stands in somebody's way on a screen, light and dark, one line each. */
async function foundOn(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, rules } of modes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violationsOf(page, rules)).map((line) => `${screen} ${colorScheme}: ${line}`));
  }
  return found;
}

test("no screen stands in anybody's way, light or dark", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const found: string[] = [];
  const visitor = await haveConversations(browser, product, 'da');
  found.push(...(await foundOn(visitor.page, 'widget')));

  await staff.page.goto(`${product.url}/login`);
  await staff.button('auth.login.submit').click();
  found.push(...(await foundOn(staff.page, 'sign-in')));
  await staff.signIn();
  for (const { name, show } of screens) {
    await show(staff);
    found.push(...(await foundOn(staff.page, name)));
  }
  expect(found).toEqual([]);
});
