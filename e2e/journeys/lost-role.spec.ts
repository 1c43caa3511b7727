import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';

const product = useProduct();

const consoleIn = async (browser: Browser, language: Language, user = product.user) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return new Console(await context.newPage(), { ...product, user }, language);
};

for (const language of journeyLanguages(import.meta.url)) {
  test(`who loses a role sees it at once, and who is signed out from afar is (${language})`, async ({
    browser,
  }) => {
    const boss = await consoleIn(browser, language);
    await boss.startAt('team');
    const give = async (...roles: number[]) => {
      await boss.page.getByRole('treeitem').filter({ hasText: product.colleague }).click();
      for (const role of [0, 1, 2, 3] as const) {
        const box = boss.page.getByRole('checkbox', { name: boss.text(`profile.role.${role}`), exact: true });
        await box.setChecked(roles.includes(role));
      }
      await boss.button('team.user.save').click();
      await expect(boss.page.getByRole('checkbox')).toHaveCount(0);
    };
    await give(1, 2);
    const other = await consoleIn(browser, language, product.colleague);
    const { page } = other;
    await other.signIn();
    await other.goTo('training');
    await expect(page).toHaveURL(/\/training/);
    const menu = page.getByRole('navigation', { name: other.text('shell.menu.label') });
    const entry = menu.getByRole('link', { name: other.text('shell.menu.training'), exact: true });
    await expect(entry).toBeVisible();
    // A reload would forget it.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

    await test.step('the entry goes away, and they are led where they may be', async () => {
      await give(1);
      await expect(entry).toHaveCount(0);
      await expect(page).toHaveURL(`${product.url}/chat`);
      await expect(menu.getByRole('link', { name: other.text('shell.menu.chat') })).toBeVisible();
      await expect(page.getByText(other.text('shell.connection.lost'))).toHaveCount(0);
      expect(await isSamePage()).toBe(true);
    });

    await test.step('and comes back with the role', async () => {
      await give(1, 2);
      await expect(entry).toBeVisible();
      expect(await isSamePage()).toBe(true);
      await give(1);
      await expect(entry).toHaveCount(0);
    });

    await test.step('with no role but a contact’s nothing is open', async () => {
      await give(3);
      await expect(
        page.getByRole('heading', { name: other.text('shell.noAccess.noRole.title') }),
      ).toBeVisible();
      expect(await isSamePage()).toBe(true);
    });

    await test.step('signed out from afar, they are told so', async () => {
      await give(1);
      await page.goto(`${product.url}/chat`);
      await expect(page.getByRole('switch', { name: other.text('shell.presence.label') })).toBeVisible();
      await other.signOutFromAfar();
      await expect(page.getByText(other.text('shell.session.expired'))).toBeVisible();
      await expect(page.getByLabel(other.text('auth.login.userName'))).toBeVisible();
    });
  });
}
