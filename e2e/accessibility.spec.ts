import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Console } from './console.ts';
import { useProduct } from './product.ts';
import { haveConversations } from './screens/conversations.ts';
import { screens } from './screens.ts';

/** Every screen there is takes a while. */
test.setTimeout(240_000);

const product = useProduct();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page and in its frames, one line each. */
async function violationsOf(page: Page, screen: string): Promise<string[]> {
  // Contrast is measured once everything stands still.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${id} ${html.slice(0, 160)} ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen stands in anybody's way (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, 'da');
    const found: string[] = [];
    const visitor = await haveConversations(browser, product, 'da');
    await visitor.page.emulateMedia({ colorScheme });
    found.push(...(await violationsOf(visitor.page, 'widget')));

    await staff.page.goto(`${product.url}/login`);
    await staff.button('auth.login.submit').click();
    found.push(...(await violationsOf(staff.page, 'sign-in')));
    await staff.signIn();
    for (const { name, show } of screens) {
      await show(staff);
      found.push(...(await violationsOf(staff.page, name)));
    }
    expect(found).toEqual([]);
  });
}
