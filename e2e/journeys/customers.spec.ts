import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();
const number = { number: '1' };

for (const language of journeyLanguages(import.meta.url)) {
  test(`customers are kept (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const own = `Vandrehjem ${language}`;
    const digits = language === 'da' ? '30 40 50 01' : '30 40 50 02';
    const editor = new CustomerEditor(staff);
    await staff.startAt('customers');

    await test.step('a new customer is known by something, and by a number that is one', async () => {
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: staff.text('customers.list.new') }).click();
      await editor.save();
      await editor.says('detail.empty');
      await editor.name.fill(own);
      await editor.phone.fill('hest');
      await editor.save();
      await editor.says('detail.invalidPhone');
      await expect(editor.phone).toHaveAccessibleDescription(editor.text('detail.invalidPhone'));
      await editor.phone.fill(digits);
      await editor.save();
      await editor.says('snackbar.savingCustomerSuccess');
      await expect(page).toHaveURL(/\/customers\/[\da-f-]{36}$/);
      await expect(editor.phone).toHaveValue(`+45${digits.replaceAll(' ', '')}`);
      expect(await violationsOf(page)).toEqual([]);
    });
    const address = page.url();

    await test.step('it is found however the number is written, and solved from the row', async () => {
      await searchFor(staff, `0045${digits.replaceAll(' ', '-')}`);
      await expect(page.getByRole('treeitem')).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
      const solved = page.getByRole('switch', { name: staff.text('customers.list.solve', { name: own }) });
      await failing(page, 'setSolved', async () => {
        await solved.click();
        await editor.says('snackbar.savingCustomerError');
        await expect(solved).not.toBeChecked();
      });
      await page.getByRole('tree').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(' ');
      await expect(solved).toBeChecked();
      await page.reload();
      await expect(solved).toBeChecked();
      await page.getByRole('tree').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(editor.name).toHaveValue(own);
    });

    await test.step('of two who change it the second is told', async () => {
      const other = new CustomerEditor(new Console(await context.newPage(), product, language));
      await other.page.goto(address);
      await other.page.getByLabel(staff.text('customers.detail.source'), { exact: true }).fill('Messe');
      await other.save();
      await other.says('snackbar.savingCustomerSuccess');
      await other.page.close();
      await editor.name.fill(`${own} 2`);
      await failing(page, `agentId/${product.agentId}`, async () => {
        await editor.save();
        await editor.says('snackbar.savingCustomerError');
      });
      await editor.save();
      await expect(page.getByRole('dialog')).toContainText(editor.text('detail.changedByOther'));
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('customers.conflict.overwrite').click();
      await editor.says('snackbar.savingCustomerSuccess');
    });

    await test.step('what is not saved is not lost by accident', async () => {
      await editor.name.fill('Tabt');
      await page
        .getByRole('link', { name: staff.text('customers.title') })
        .first()
        .click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(editor.name).toHaveValue('Tabt');
      await editor.name.fill(`${own} 2`);
    });
    await context.close();
  });

  test(`customers become one, come from a file and go (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const own = `Fritidsklub ${language}`;
    const digits = language === 'da' ? '30 40 52 01' : '30 40 52 02';
    const editor = new CustomerEditor(staff);
    const row = (name: string) => page.getByRole('treeitem').filter({ hasText: name });
    await staff.haveSession();
    await page.goto(`${product.url}/customers/new`);
    await editor.name.fill(own);
    await editor.phone.fill(digits);
    await editor.save();
    await expect(page).toHaveURL(/\/customers\/[\da-f-]{36}$/);
    const address = page.url();

    await test.step('another’s number is refused, and both become one', async () => {
      const twin = `Tvilling ${language}`;
      await page.goto(new URL('/customers/new', address).href);
      await editor.name.fill(twin);
      await editor.phone.fill(digits);
      await editor.save();
      await expect(page.getByRole('dialog')).toContainText(own);
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('customers.duplicate.stay').click();
      await editor.phone.fill('');
      await editor.save();
      await editor.says('snackbar.savingCustomerSuccess');
      await expect(page).toHaveURL(/\/customers\/[\da-f-]{36}$/);
      await editor.phone.fill(digits);
      await editor.save();
      await staff.button('customers.duplicate.merge').click();
      const panel = page.getByRole('dialog', { name: staff.text('customers.merge.title') });
      await panel.getByRole('radio').nth(1).check();
      await expect(panel.getByRole('definition').first()).toHaveText(own);
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('customers.merge.submit').click();
      await expect(page).toHaveURL(address);
      await expect(editor.name).toHaveValue(own);
      await searchFor(staff, twin);
      await expect(page.getByText(staff.text('customers.list.noMatches', { text: twin }))).toBeVisible();
    });

    await test.step('customers come from a file and go into one', async () => {
      await page.getByRole('link', { name: staff.text('customers.list.import') }).click();
      const file = `Navn;Telefon\nBiblioteket ${language};30 40 51 0${language === 'da' ? 1 : 2}\nKendt;${digits}`;
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'kunder.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await expect(page.getByRole('table')).toContainText(`Biblioteket ${language}`);
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('import.preview.submit_other', { rows: '2' }).click();
      await expect(page.getByRole('table')).toContainText(staff.text('customers.import.reason.alreadyThere'));
      await page.getByRole('link', { name: staff.text('customers.import.seeCustomers') }).click();
      await expect(row(`Biblioteket ${language}`)).toBeVisible();
      const download = page.waitForEvent('download');
      await staff.button('customers.list.export').click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });

    await test.step('the list says when it cannot be read, and pages when it is long', async () => {
      await failing(page, 'orderBy', async () => {
        await page.reload();
        await editor.says('snackbar.loadingCustomerListError');
      });
      await staff.button('shell.action.retry').click();
      await expect(row(`Biblioteket ${language}`)).toBeVisible();
      await staff.button('customers.list.column.name').click();
      await expect(page).toHaveURL(/by=name/);
      await expect(row('Bageriet').first()).toBeVisible();
    });

    await test.step('a customer is deleted once that is confirmed', async () => {
      await page.goto(address);
      await staff.button('shell.action.delete').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(page).toHaveURL(/\/customers$/);
      await searchFor(staff, own);
      await expect(page.getByText(staff.text('customers.list.noMatches', { text: own }))).toBeVisible();
    });
    await context.close();
  });
}

test('an agent without personal data shows no customers', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await changeAnswers(page, '**/auth/getUserByAccessToken*', (text) => {
    const user = JSON.parse(text);
    for (const { agent } of user.userAgentList) agent.gdprInterval = 0;
    return JSON.stringify(user);
  });
  await staff.signIn();
  await expect(page.getByRole('link', { name: staff.text('shell.menu.chat') })).toBeVisible();
  await expect(page.getByRole('link', { name: staff.text('shell.menu.customers') })).toHaveCount(0);
  await page.goto(`${product.url}/customers`);
  await expect(page.getByText(staff.text('customers.customers.hidden'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

/** Goes to the list and looks for a text in it. */
async function searchFor(staff: Console, text: string): Promise<void> {
  await staff.goTo('customers');
  await staff.page.getByRole('searchbox', { name: staff.text('customers.list.search') }).fill(text);
}

/** Lets the calls to an address fail while something is done. */
async function failing(page: Page, address: string, work: () => Promise<void>): Promise<void> {
  const pattern = `**/api/customers/**${address}**`;
  const body = JSON.stringify({ code: 'internal', messageKey: 'error.default', details: {} });
  await page.route(pattern, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
  await work();
  await page.unroute(pattern);
}

class CustomerEditor {
  readonly page: Page;
  private readonly staff: Console;

  constructor(staff: Console) {
    this.staff = staff;
    this.page = staff.page;
  }

  get name() {
    return this.page.getByLabel(this.staff.text('customers.detail.name'), { exact: true });
  }

  get phone() {
    return this.page.getByLabel(this.staff.text('customers.detail.phones.field', number), { exact: true });
  }

  text(key: TextIn<'customers.customers'>): string {
    return this.staff.text(`customers.customers.${key}`);
  }

  save(): Promise<void> {
    return this.staff.button('shell.action.save').click();
  }

  async says(key: TextIn<'customers.customers'>): Promise<void> {
    await expect(this.page.getByText(this.text(key)).first()).toBeVisible();
  }
}
