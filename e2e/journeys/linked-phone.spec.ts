import { expect, test } from '@playwright/test';
import { createClient, endpoints, newId } from '../../packages/contract/src/index.ts';
import { withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { haveNumbers } from '../helpers/phone-inventory.ts';
import { useProduct } from '../helpers/product.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';
import { beginConversation } from '../helpers/visitor-by-calls.ts';

// The phone numbers that a customer may have are those of all companies.
const product = useProduct({ alone: true });
/** Of the company's own provider in `haveNumbers`, one for each language. */
const numbers = { da: '+4588204000', en: '+4588204001' };

for (const language of journeyLanguages(import.meta.url)) {
  test(`a customer is linked to a phone of the company (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    await haveNumbers(staff);
    const kept = await page.evaluate(() => localStorage.getItem('samtale.session'));
    const token: string = JSON.parse(kept ?? '').tokens.accessToken.token;
    const call = createClient({ baseUrl: `${product.url}/api`, token: () => token });
    const params = { agentId: product.agentId };
    const add = (name: string) =>
      call(endpoints.customers.saveCustomer, { params, body: { customer: { id: newId, name } } });
    const one = await add(`Kunde ${language}`);
    const other = await add(`Anden ${language}`);
    const visitor = await beginConversation(product, language);
    await visitor.say('Hej');
    await call(endpoints.conversations.linkChatCustomer, {
      params: { ...params, chatToken: visitor.chatToken },
      body: { customerId: one.id },
    });

    await test.step('it is chosen and saved', async () => {
      await page.goto(`${product.url}/customers/${one.id}`);
      const choice = page.getByRole('combobox', { name: staff.text('customers.detail.linkedPhone') });
      await expect(choice.getByRole('option')).toHaveCount(5);
      await choice.selectOption(numbers[language]);
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('shell.action.save').click();
      await expect(
        toast(page, staff.text('customers.customers.snackbar.savingCustomerSuccess')),
      ).toBeVisible();
      await page.reload();
      await expect(choice.getByRole('option', { selected: true })).toHaveText(numbers[language]);
    });

    await test.step('the merging says which one is left', async () => {
      await staff.button('customers.merge.open').click();
      const panel = page.getByRole('dialog', { name: staff.text('customers.merge.title') });
      await panel.getByRole('searchbox').fill(other.name);
      await panel.getByRole('button', { name: other.name }).click();
      await expect(panel.getByText(staff.text('customers.detail.linkedPhone'))).toBeVisible();
      await expect(panel.getByText(numbers[language])).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('the chat tells it', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${product.url}/chat/chatToken/${visitor.chatToken}`);
      const details = page.getByRole('complementary', { name: staff.text('chat.details.title') });
      await expect(details.getByText(staff.text('chat.details.customer.linkedPhone'))).toBeVisible();
      await expect(details.getByText(numbers[language])).toBeVisible();
    });
  });
}
