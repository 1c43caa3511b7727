import { expect, test } from '@playwright/test';
import { Console, withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { openSettingsTab } from '../helpers/settings-tab.ts';
import type { TextIn } from '../helpers/texts.ts';

test.setTimeout(120_000);

const product = useProduct({ isUserAdmin: true });

/** Different in each language, since both work on the same agent. */
const words = {
  da: {
    days: '90',
    set: 'Butikken i byen',
  },
  en: {
    days: '30',
    set: 'The shop in town',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  const open = (staff: Console, name: TextIn<'settings.tab'>) => openSettingsTab(product.url, staff, name);

  test(`personal data is kept for so long, and a shorter time waits a day (${language})`, async ({
    browser,
  }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const tab = await open(staff, 'gdpr');
    const days = page.getByLabel(staff.text('settings.gdpr.label'));
    await days.fill('1001');
    await expect(page.getByText(staff.text('settings.settings.invalid.gdprInterval'))).toBeVisible();
    await days.fill(said.days);
    await expect(page.getByRole('status').filter({ hasText: said.days })).toBeVisible();
    await tab.save();
    await expect(page.getByRole('note')).toBeVisible();
    await page.reload();
    await expect(days).toHaveValue(said.days);
  });

  test(`sets of settings are kept under a name (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    await open(staff, 'admin');
    await page.getByRole('link', { name: staff.text('settings.templates.title') }).click();
    await page.getByLabel(staff.text('settings.templates.name')).fill(said.set);
    const value = page.getByLabel(staff.text('settings.templates.value'));
    await value.fill('[1]');
    await staff.button('settings.templates.save').click();
    await expect(page.getByText(staff.text('settings.settings.templates.notObject'))).toBeVisible();
    await value.fill('{"widgetWidth": "400px"}');
    await staff.button('settings.templates.save').click();
    await staff.button('settings.templates.show', { name: said.set }).click();
    await expect(page.locator('pre').filter({ hasText: '"widgetWidth": "400px"' })).toBeVisible();
    await staff.button('settings.templates.use').click();
    await expect(value).toHaveValue('{"widgetWidth": "400px"}');
  });

  test(`on a phone the list leads to a tab and back (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.haveSession();
    await page.goto(`${product.url}/settings`);
    const tabs = page.getByRole('navigation', { name: staff.text('settings.tabs') });
    await tabs.getByRole('link', { name: staff.text('settings.tab.gdpr') }).click();
    await expect(page.getByLabel(staff.text('settings.gdpr.label'))).toBeVisible();
    await expect(tabs).toBeHidden();
    await page.getByRole('link', { name: staff.text('settings.back') }).click();
    await expect(tabs).toBeVisible();
  });

  test(`the settings are shown around (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const step = (id: TextIn<'around.tour', '.title'>) =>
      page.getByRole('dialog', { name: staff.text(`around.tour.${id}.title`) });
    // The user is the same in both languages, and is shown around by itself once.
    const isFirst = language === 'da';
    if (isFirst) await page.context().clearCookies({ name: 'settingsTour' });
    await page.goto(`${product.url}/settings`);
    if (!isFirst) await staff.button('settings.tour').click();
    await expect(step('settingsWelcome')).toBeVisible();
    await staff.button('around.tour.begin').click();
    await expect(step('settingsAgent')).toBeVisible();
    const finish = staff.button('around.tour.finish');
    while (!(await finish.isVisible())) await staff.button('around.tour.next').click();
    const saved = isFirst
      ? page.waitForResponse(
          (response) => response.url().endsWith('/profile/settings') && response.request().method() === 'PUT',
        )
      : null;
    await finish.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (!isFirst) return;
    await saved;
    await page.context().clearCookies({ name: 'settingsTour' });
    await page.reload();
    await expect(page.getByText(product.agentId, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
