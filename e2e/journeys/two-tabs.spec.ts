import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`no tab goes on as somebody who is not signed in any more (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const one = new Console(await context.newPage(), product, language);
    const other = new Console(await context.newPage(), { ...product, user: product.colleague }, language);
    await other.openLogin();
    await one.signIn();
    await expect(one.page.getByText(product.user)).toBeVisible();

    await test.step('another user signs in in a tab that still shows the form', async () => {
      await other.page.getByLabel(other.text('auth.login.userName')).fill(product.colleague);
      await other.page.getByLabel(other.text('auth.login.password'), { exact: true }).fill(product.password);
      await other.button('auth.login.submit').click();
      await expect(other.page).toHaveURL(/\/chat$/);
    });

    await test.step('the first tab is theirs too', async () => {
      await expect(one.page.getByText(product.colleague)).toBeVisible();
      await expect(one.page.getByText(product.user)).toHaveCount(0);
      await expect(one.page).toHaveURL(/\/chat$/);
    });

    await test.step('who signs out in one is out in both', async () => {
      await other.goTo('logout');
      for (const { page } of [one, other])
        await expect(page.getByLabel(one.text('auth.login.userName'))).toBeVisible();
    });
  });
}
