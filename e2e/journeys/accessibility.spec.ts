import { expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../helpers/chromium.ts';
import { Console } from '../helpers/console.ts';
import { forbiddenByPolicy } from '../helpers/forbidden-by-policy.ts';
import { haveManyOfEverything } from '../helpers/many-of-everything.ts';
import { overflowOf, windowSizes } from '../helpers/overflow.ts';
import { useProduct } from '../helpers/product.ts';
import { haveConversations } from '../helpers/screens/conversations.ts';
import { screens } from '../helpers/screens.ts';
import { violationsOf } from '../helpers/violations.ts';
import type { Widget } from '../helpers/widget.ts';

/** Every screen there is takes a while. */
test.setTimeout(720_000);
// Its page stays, and runs the same code of axe hundreds of times.
test.use({ launchOptions: chromiumOptions('shell', 'well') });

// Some screens show all companies, and each is to be the same whatever other journeys made.
const product = useProduct({ alone: true });
let visitor: Widget;
test.beforeAll(async ({ browser }) => {
  await haveManyOfEverything(product);
  visitor = await haveConversations(browser, product, 'da');
});
/** Which rules a mode is held to: nothing but colours differs between the two. */
const modes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/**
 * What stands in somebody's way on a screen, light and dark, one line each. The mode that the page is in comes first:
 * changing it takes longer than most looks.
 */
async function foundOn(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const { colorScheme, rules } of isDark ? modes.toReversed() : modes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violationsOf(page, rules)).map((line) => `${screen} ${colorScheme}: ${line}`));
  }
  return found;
}

test("neither the widget nor the sign-in stands in anybody's way, light or dark", async ({ browser }) => {
  expect(await foundOn(visitor.page, 'widget')).toEqual([]);
  const staff = new Console(
    await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(),
    product,
    'da',
  );
  await staff.page.goto(`${product.url}/login`);
  await staff.button('auth.login.submit').click();
  expect(await foundOn(staff.page, 'sign-in')).toEqual([]);
});

test('what stands in the way within a frame is found', async ({ page }) => {
  await page.setContent(
    '<main><h1>Side</h1><iframe title="Chat" srcdoc="<html lang=da><title>Chat</title><main><h1>Chat</h1><img></main></html>"></iframe></main>',
  );
  expect(await violationsOf(page, ['image-alt'])).toEqual([expect.stringContaining('image-alt <img>')]);
});

const half = Math.ceil(screens.length / 2);
for (const [part, shown] of [screens.slice(0, half), screens.slice(half)].entries()) {
  // All at once, since it takes long to show them all. On small windows: `overflow.spec.ts`.
  test(`no screen stands in anybody's way, light or dark, is larger than a large window, nor needs what its policy forbids (${part + 1} of 2)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: windowSizes[3] });
    const forbidden = await forbiddenByPolicy(context);
    const staff = new Console(await context.newPage(), product, 'da');
    const found: string[] = [];
    await staff.signIn();
    for (const { name, show } of shown) {
      await show(staff);
      const beyond = await overflowOf(staff.page.locator(':root'));
      found.push(...(beyond ? [`${name}: ${beyond}`] : []), ...(await foundOn(staff.page, name)));
    }
    expect(found).toEqual([]);
    expect(forbidden).toEqual([]);
  });
}
