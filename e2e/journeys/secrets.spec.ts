import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { companyValueNames } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { field, tabOf } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

test.setTimeout(90_000);

const product = useProduct();

const words = {
  da: { title: 'Ordrestatus', header: 'X-Api-Key', name: 'butik-nøgle' },
  en: { title: 'Order status', header: 'X-Shop-Token', name: 'shop-key' },
} as const;
const values = { header: 'header-value-1', query: 'query-value-1' };

/** The company's own system, which repeats what it is told. */
let shop: Server;
let asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
test.beforeAll(async () => {
  shop = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.end(JSON.stringify({ url, headers }));
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void shop.close());

for (const language of journeyLanguages(import.meta.url)) {
  test(`keys of another system are kept as secrets and named by flows (${language})`, async ({ browser }) => {
    const { title, header, name } = words[language];
    const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: TextIn<'secrets'>, given?: Record<string, string>) =>
      staff.text(`secrets.${path}`, given);
    const url = field(staff, 'actions.parameter.url');
    const headers = field(staff, 'actions.parameter.headers');
    const dialog = page.getByRole('dialog').last();
    asked = [];
    await staff.haveSession();

    await test.step('what stands there in clear is kept with one click, and a new one is put into the address', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await field(staff, 'editor.title').fill(title);
      await tabOf(staff, 'actions').click();
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: staff.text('flows.actions.kind.13.title') }).click();
      await headers.fill(`Accept: text/plain\n${header}: ${values.header}`);
      await expect(page.getByText(text('clear', { header }))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('secrets.keep').click();
      await expect(headers).toHaveValue(`Accept: text/plain\n${header}: {{secret.${header}}}`);
      await url.fill(`${address}?key=`);
      await staff.button('secrets.insertIn', { field: staff.text('flows.actions.parameter.url') }).click();
      await page.getByRole('menuitem', { name: text('add') }).click();
      await dialog.getByLabel(text('name')).fill(name);
      await dialog.getByLabel(text('value')).fill('short');
      await dialog.getByRole('button', { name: text('save') }).click();
      await expect(dialog.getByText(text('secrets.error.tooShort'))).toBeVisible();
      await dialog.getByLabel(text('value')).fill(values.query);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(url).toHaveValue(`${address}?key={{secret.${name}}}`);
      await expect(url).toBeFocused();
    });

    await test.step('it is offered where it may stand while a place is typed, and taken by keyboard', async () => {
      const offers = page.getByRole('listbox', { name: staff.text('flows.format.valuesAndSecrets') });
      const option = offers.getByRole('option', { name: `${name} ${text('insert')}`, exact: true });
      await url.fill(address);
      await url.press('End');
      await url.pressSequentially('{{');
      await expect(option).toHaveCount(0);
      await url.fill(`${address}?key=`);
      await url.press('End');
      await url.pressSequentially('{{');
      await expect(option).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await url.pressSequentially(`secret.${name.slice(0, -1)}`);
      await expect(offers.getByRole('option')).toHaveCount(1);
      await url.press('Enter');
      await expect(url).toHaveValue(`${address}?key={{secret.${name}}}`);
      const before = await headers.inputValue();
      await headers.fill(`${before}\nX-More: `);
      await headers.pressSequentially('{{');
      await expect(option).toBeVisible();
      await headers.press('ArrowUp');
      await headers.press('Tab');
      await expect(headers).toHaveValue(/X-More: \{\{secret\.[^}]+\}\}$/);
      await headers.fill(before);
      await tabOf(staff, 'responses').click();
      const said = page.getByLabel(staff.text('flows.bubble.text'), { exact: true });
      await said.pressSequentially('{{');
      // What is told of the company can be said; secrets cannot.
      const ofCompany = page.getByRole('group', { name: staff.text('flows.format.ofCompany') });
      await expect(ofCompany.getByRole('option')).toHaveCount(companyValueNames.length);
      await expect(option).toHaveCount(0);
      await said.fill('');
      await tabOf(staff, 'actions').click();
    });

    await test.step('the request is sent with them, and shows none', async () => {
      await staff.button('flows.actions.trial.open').click();
      await staff.button('flows.actions.trial.send').click();
      await expect(dialog).toContainText('••••••••');
      for (const value of Object.values(values)) await expect(dialog).not.toContainText(value);
      expect(asked).toMatchObject([
        { url: `/?key=${values.query}`, headers: { [header.toLowerCase()]: values.header } },
      ]);
      await dialog.getByRole('button', { name: staff.text('flows.actions.trial.close') }).click();
      await staff.button('flows.editor.saveDraft').click();
      await expect(page).toHaveURL(/intent\/list$/);
    });

    await test.step('one that flows name is deleted only by who has seen which', async () => {
      await page.goto(`${product.url}/settings/secrets`);
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(text('uses_one', { count: '1' }));
      expect(await violationsOf(page)).toEqual([]);
      await row.getByRole('button', { name: text('more', { name }) }).click();
      await page.getByRole('menuitem', { name: text('delete') }).click();
      await expect(dialog.getByRole('listitem')).toHaveText([title]);
      await dialog.getByRole('button', { name: staff.text('shell.action.delete') }).click();
      await expect(row).toHaveCount(0);
      await page.goto(`${product.url}/intent/list`);
      await page.getByText(title, { exact: true }).first().click();
      await tabOf(staff, 'actions').click();
      await expect(page.getByRole('alert').filter({ hasText: text('missing', { name }) })).toBeVisible();
    });
    await context.close();
  });
}
