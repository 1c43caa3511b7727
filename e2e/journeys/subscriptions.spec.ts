import { expect, test } from '@playwright/test';
import { createClient, endpoints, newId } from '@samtale/contract';
import { Console, signedIn } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { signUpCompany } from '../helpers/sign-up-company.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

test.setTimeout(180_000);

// The list has the subscriptions of all companies.
const product = useProduct({ alone: true });

const companies = { da: 'Tangs Tømrer', en: 'Tang Timber' };
const tokens = { da: '30.000.000', en: '30,000,000' };
const price = { da: '1.499,50', en: '1,499.50' };
const shownPrice = { da: '1.499,5', en: '1,499.5' };
const message = { da: 'Fakturaen er sendt.', en: 'The invoice is sent.' };

/** A day as a date field has it, so many days from now. */
const dayIn = (days: number) => {
  const at = new Date();
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000 + days * 86_400_000);
  return shifted.toISOString().slice(0, 10);
};

for (const language of journeyLanguages(import.meta.url)) {
  test(`a trial is ended, prolonged and followed by a plan with add-ons (${language})`, async ({
    browser,
  }) => {
    const company = companies[language];
    const email = `tove@tangs-${language}.example`;
    const customer = await signUpCompany(browser, product, language, { company, email });
    const staff = await signedIn(browser, product, language);
    const { page } = staff;
    const text = (path: TextIn<'subscriptions'>, values?: Record<string, string>) =>
      staff.text(`subscriptions.${path}`, values);
    const field = (name: TextIn<'subscriptions.field'>) =>
      page.getByLabel(text(`field.${name}`), { exact: true });
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('option').filter({ hasText: company });
    const save = () => staff.button('shell.action.save').click();
    const saved = () => expect(toast(page, text('subscription.card.saveSuccess')).first()).toBeVisible();
    const back = () =>
      page
        .getByRole('link', { name: text('title') })
        .last()
        .click();
    const ended = customer.page.getByRole('region', { name: staff.text('subscription.ended.title') });
    const customerGoes = (path: string) => customer.page.goto(`${product.url}${path}`);

    await test.step('what is missing is listed, and said where it is', async () => {
      await staff.goTo('subscriptions');
      await expect(row).toContainText(staff.text('around.plan.name.trial'));
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: text('new') }).click();
      await save();
      const fields = `${text('field.agentId')}, ${text('field.plan')}`;
      await expect(toast(page, text('subscription.card.saveRequiredFields', { fields }))).toBeVisible();
      const agent = page.getByRole('button', { name: `${text('field.agentId')}: ${text('field.choose')}` });
      await expect(agent).toHaveAccessibleDescription(text('subscription.validation.agent'));
      await expect(agent).toBeFocused();
      await expect(page.getByText(text('subscription.validation.plan'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a second active one is refused, and leads to the first', async () => {
      await page.getByRole('button', { name: `${text('field.agentId')}: ${text('field.choose')}` }).click();
      await page.getByRole('combobox', { name: text('field.searchAgent') }).fill(company.slice(0, 6));
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await field('plan').selectOption({ label: staff.text('around.plan.name.chatbotSmall') });
      await save();
      await expect(page.getByRole('alert').filter({ hasText: text('edit.openActive') })).toContainText(
        text('subscription.activeExists'),
      );
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: text('edit.openActive') }).click();
      await dialog.getByRole('button', { name: staff.text('flows.editor.unsaved.leave') }).click();
      await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    });

    await test.step('who is on a trial that is ended is told so', async () => {
      await field('startsAt').fill(dayIn(-10));
      await field('bindingEnd').fill(dayIn(-1));
      await back();
      await dialog.getByRole('button', { name: staff.text('flows.editor.unsaved.stay') }).click();
      await save();
      await saved();
      await expect(page.getByText(text('state.closed'), { exact: true })).toBeVisible();
      await customerGoes('/intent/list');
      await expect(customer.page).toHaveURL(/\/subscription$/);
      await expect(ended).toBeVisible();
    });

    await test.step('an ended one is found and prolonged, and its customer gets in', async () => {
      await back();
      await expect(row).toHaveCount(0);
      await page.getByRole('radio', { name: text('filter.ended') }).check();
      await page.getByRole('searchbox').fill(`  ${company.slice(0, 6)} `);
      await expect(page).toHaveURL(/show=ended.*search=|search=.*show=ended/);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.reload();
      expect(await violationsOf(page)).toEqual([]);
      await row.click();
      await staff.button('subscriptions.edit.prolongMonth').click();
      await save();
      await saved();
      await expect(page.getByText(text('state.current'), { exact: true })).toBeVisible();
      // They had it open, and go back to it.
      await customer.page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(ended).toHaveCount(0);
      await customer.goTo('flows');
      await expect(customer.page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
    });

    await test.step('a plan with add-ons follows it', async () => {
      await field('bindingEnd').fill(dayIn(-1));
      await save();
      await expect(page.getByText(text('state.closed'), { exact: true })).toBeVisible();
      await page.goto(`${product.url}/subscriptionEdit/${newId}`);
      await page.getByRole('button', { name: `${text('field.agentId')}: ${text('field.choose')}` }).click();
      await page.getByRole('combobox', { name: text('field.searchAgent') }).fill(company);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await field('plan').selectOption({ label: staff.text('around.plan.name.chatbotSmall') });
      await field('planType').selectOption({ label: text('planType.annual') });
      await field('maxTokenAddon').fill('ti');
      await save();
      await expect(field('maxTokenAddon')).toHaveAccessibleDescription(
        text('subscription.validation.amount'),
      );
      await expect(field('maxTokenAddon')).toBeFocused();
      await field('maxTokenAddon').fill('10000000');
      await expect(field('maxTokenAddon')).toHaveAccessibleDescription(new RegExp(tokens[language]));
      await field('maxWidgetCountAddon').fill('2');
      await field('maxSmsAddon').fill('500');
      await field('fixedPrice').fill(price[language]);
      await field('informationMessage').fill(message[language]);
      await page.keyboard.press('Control+s');
      await saved();
      await expect(
        toast(page, text('subscription.card.informationMessage', { agent: company })),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/subscriptionEdit\/[\da-f-]{36}$/);
      await expect(field('fixedPrice')).toHaveValue(shownPrice[language]);
      await back();
      await page.getByRole('radio', { name: text('filter.active') }).check();
      await expect(row).toContainText(text('planType.annual'));
      await expect(row).toContainText(text('list.notPaid'));
    });

    await test.step('its customer sees what is in it, and what was bought beside it', async () => {
      await customerGoes('/subscription');
      await expect(customer.page.getByText(message[language])).toBeVisible();
      const sms = `${staff.text('subscription.agreed.maxSmsAddon')}: 500`;
      await expect(customer.page.getByText(sms)).toBeVisible();
      const all = staff.text('subscription.perMonth', { amount: tokens[language] });
      await expect(customer.page.getByText(all)).toBeVisible();
      await expect(customer.page.getByText(staff.text('subscription.bought', { amount: '2' }))).toBeVisible();
      expect(await violationsOf(customer.page)).toEqual([]);
      await customerGoes('/auditLog');
      const log = customer.page.getByRole('list', { name: staff.text('auditLog.title') });
      const did = staff.text('auditLog.did.subscriptions.addOrUpdateSubscription');
      await expect(log.getByRole('listitem').filter({ hasText: did }).first()).toContainText(
        `${did}: ${staff.text('around.plan.name.chatbotSmall')}`,
      );
    });
  });

  test(`a change of a colleague stays, and on a phone the list is read in lines (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    const text = (path: TextIn<'subscriptions'>) => staff.text(`subscriptions.${path}`);
    const kept = await page.evaluate(() => localStorage.getItem('samtale.session'));
    const token: string = JSON.parse(kept ?? '').tokens.accessToken.token;
    const call = createClient({ baseUrl: `${product.url}/api`, token: () => token });
    const { addOrUpdateSubscription, getSubscriptionById, getSubscriptions } = endpoints.subscriptions;
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (let n = 1; n <= 11; n++) {
      const period = { startsAt: at(-30 * n - 30), bindingEnd: at(-30 * n), autoRenews: false };
      const terms = { plan: 'phoneMedium', planType: 0, isPaid: n % 2 === 0 } as const;
      const body = { id: newId, agentId: product.agentId, ...terms, ...period };
      await call(addOrUpdateSubscription, { body });
    }
    const params = { active: 'true', page: 0, rowsPerPage: 10 } as const;
    const { list } = await call(getSubscriptions, { params, query: { searchText: 'Nordlys' } });
    const subscriptionId = list[0]?.id ?? '';

    await test.step('what a colleague has saved meanwhile is not saved over', async () => {
      await page.goto(`${product.url}/subscriptionEdit/${subscriptionId}`);
      const discount = page.getByLabel(text('field.discount'), { exact: true });
      await discount.fill('10');
      const { revision: _, ...stored } = await call(getSubscriptionById, { params: { subscriptionId } });
      await call(addOrUpdateSubscription, { body: { ...stored, maxSmsAddon: language === 'da' ? 7 : 8 } });
      await staff.button('shell.action.save').click();
      const conflict = page.getByRole('dialog', { name: text('subscription.changed') });
      await conflict.getByRole('button', { name: text('conflict.overwrite') }).click();
      await expect(toast(page, text('subscription.card.saveSuccess'))).toBeVisible();
      const now = await call(getSubscriptionById, { params: { subscriptionId } });
      expect(now).toMatchObject({ discount: 10, maxSmsAddon: language === 'da' ? 7 : 8 });
      await call(addOrUpdateSubscription, { body: { ...stored, discount: 0 } });
    });

    await test.step('the list is read in lines, and opened', async () => {
      await page.goto(`${product.url}/subscriptions?show=ended&search=nordlys`);
      const option = page.getByRole('option').first();
      await expect(option).toContainText(staff.text('around.plan.name.phoneMedium'));
      await expect(option).toContainText(text('planType.monthly'));
      await expect(page.getByText(text('list.notPaid')).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await staff.button('training.paging.next').click();
      await expect(page).toHaveURL(/page=2/);
      await expect(staff.button('training.paging.previous')).toBeEnabled();
      await page.getByRole('option').first().click();
      await expect(page.getByLabel(text('field.plan'), { exact: true })).toHaveValue('phoneMedium');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
    await context.close();
  });
}
