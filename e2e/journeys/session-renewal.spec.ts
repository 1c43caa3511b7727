import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { openProxy } from '../helpers/cuttable-proxy.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();

/** How often a page has its sign-in renewed, from now on. */
function countRenewals(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) count += 1;
  });
  return () => count;
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`whose answer with new tokens is lost stays signed in (${language})`, async ({ browser }) => {
    const proxy = await openProxy(product.url);
    try {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const staff = new Console(await context.newPage(), { ...product, url: proxy.url }, language);
      const { page } = staff;
      await staff.signIn();
      const screen = page.getByRole('heading', { name: staff.text('flows.title') });
      await expect(screen).toBeVisible();

      proxy.loseAnswersTo('POST /api/auth/refresh');
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('samtale.session') ?? '');
        kept.tokens.accessToken.expiresAt = 0;
        localStorage.setItem('samtale.session', JSON.stringify(kept));
      });
      await page.reload();
      await expect.poll(() => proxy.answersLost()).toBeGreaterThan(0);
      proxy.mend();
      await page.reload();
      await expect(screen).toBeVisible();
    } finally {
      proxy.close();
    }
  });

  test(`a duplicated tab goes on with what the other has renewed (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await page.clock.install();
    await staff.openLogin();
    await page.getByLabel(staff.text('auth.login.rememberMe')).uncheck();
    await staff.fillSignIn();
    await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();

    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/'));
    const copy = await opened;
    await expect(copy.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
    const kept = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('samtale.session'));
    const before = await kept(page);
    expect(await kept(copy)).toBe(before);

    const renewals = countRenewals(page);
    await page.clock.fastForward('14:30');
    await expect.poll(renewals).toBe(1);
    await expect.poll(() => kept(page)).not.toBe(before);
    // It is told a moment later.
    await expect.poll(async () => (await kept(copy)) === (await kept(page))).toBe(true);
  });
}

test('a browser whose clock is an hour ahead renews no sooner than others', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await page.clock.install({ time: Date.now() + 3600_000 });
  await staff.signInByForm();
  await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
  const renewals = countRenewals(page);
  await page.clock.runFor('10:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
  expect(renewals()).toBe(0);
  await page.clock.runFor('05:00');
  await expect.poll(renewals).toBe(1);
});
