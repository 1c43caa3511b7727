import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { type Product, useProduct } from '../helpers/product.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: { flow: 'Åbningstider', asked: 'Hvornår har I åbent?', answer: /9\.30/, other: 'Zxq vrbl' },
  en: { flow: 'Opening hours', asked: 'When are you open?', answer: /9:30/, other: 'Zxq vrbl' },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test.describe(language, () => {
    const product = useProduct();

    test(`from a flow to the conversations in which it answered (${language})`, async ({ browser }) => {
      const { flow, asked, answer, other } = words[language];
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const staff = new Console(await context.newPage(), product, language);
      const { page } = staff;
      const text = (path: TextIn<'chat'>, values?: Record<string, string>) =>
        staff.text(`chat.${path}`, values);
      const rows = page.getByRole('listbox', { name: text('list.label') }).getByRole('option');
      const tab = (name: TextIn<'chat.tab'>) =>
        page.getByRole('tab', { name: new RegExp(`^${text(`tab.${name}`)}`) });
      const label = text('filter.flow', { title: flow });
      const chip = page.getByRole('button', { name: text('filter.remove', { filter: label }) });
      await staff.signIn();
      await staff.trained();
      const first = await visitorOf(browser, product, language);
      await first.ask(asked, answer);
      const second = await visitorOf(browser, product, language);
      await second.askAnything(other);

      await test.step('the menu of the flow in the list leads there', async () => {
        await page.getByRole('button', { name: staff.text('flows.list.menu.open', { title: flow }) }).click();
        await page.getByRole('menuitem', { name: staff.text('flows.list.menu.conversations') }).click();
        await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
        await expect(chip).toBeVisible();
        await expect(rows).toHaveCount(1);
        await expect(tab('all')).toContainText('1');
        expect(await violationsOf(page)).toEqual([]);
      });

      await test.step('what is narrowed stays so when a conversation is opened, closed and read again', async () => {
        await rows.first().click();
        await expect(staff.transcript).toContainText(asked);
        await expect(page).toHaveURL(/\/chat\/chatToken\/[0-9a-f-]+\?flow=/);
        await page.reload();
        await expect(staff.transcript).toContainText(asked);
        await expect(chip).toBeVisible();
        await expect(rows).toHaveCount(1);
        await tab('mine').click();
        await expect(rows).toHaveCount(0);
        await tab('current').click();
        await expect(rows).toHaveCount(1);
      });

      await test.step('a conversation comes in once the flow has answered in it', async () => {
        await second.askAnything(other);
        await expect(rows).toHaveCount(1);
        await second.ask(asked, answer);
        await expect(rows).toHaveCount(2);
        await expect(tab('current')).toContainText('2');
      });

      await test.step('the chip takes it off, and the conversation stays open', async () => {
        const third = await visitorOf(browser, product, language);
        await third.askAnything(other);
        await expect(rows).toHaveCount(2);
        await chip.click();
        await expect(rows).toHaveCount(3);
        await expect(chip).toBeHidden();
        await expect(page).toHaveURL(/\/chat\/chatToken\/[0-9a-f-]+\?tab=current$/);
        await expect(staff.transcript).toContainText(asked);
        await third.page.context().close();
      });

      await test.step('the dialog of the flow leads there as well', async () => {
        await staff.goTo('flows');
        await page.getByText(flow, { exact: true }).first().click();
        await staff.button('flows.list.menu.conversations').click();
        await expect(chip).toBeVisible();
        await expect(rows).toHaveCount(2);
        await chip.click();
        await expect(page).toHaveURL(/\/chat$/);
        await expect(rows).toHaveCount(3);
      });
      for (const { page: theirs } of [first, second]) await theirs.context().close();
      await context.close();
    });
  });
}

test.describe('at the address of a flow', () => {
  const product = useProduct();
  const language = 'da';

  test('who only takes chats sees the list, and that a flow is gone', async ({ browser }) => {
    const { flow, asked, answer } = words[language];
    const developer = new Console(await (await browser.newContext()).newPage(), product, language);
    await developer.signIn();
    await developer.trained();
    await developer.page.getByText(flow, { exact: true }).first().click();
    await expect(developer.page).toHaveURL(/\/intent\/list\/[0-9a-f-]{36}/);
    const flowId = new URL(developer.page.url()).pathname.split('/').at(-1);
    const visitor = await visitorOf(browser, product, language);
    await visitor.ask(asked, answer);

    const staff = new Console(
      await (await browser.newContext()).newPage(),
      { ...product, user: product.colleague },
      language,
    );
    const { page } = staff;
    const chip = (label: string) =>
      page.getByRole('button', { name: staff.text('chat.filter.remove', { filter: label }) });
    await staff.signInToChat();
    await page.goto(`${product.url}/chat/${flowId}`);
    await expect(chip(staff.text('chat.filter.flow', { title: flow }))).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.goto(`${product.url}/chat/01900000-0000-7000-8000-000000000000`);
    await expect(chip(staff.text('chat.filter.flowGone'))).toBeVisible();
    await expect(page.getByRole('heading', { name: staff.text('chat.list.noMatchTitle') })).toBeVisible();
    await page.goto(`${product.url}/chat/chatToken`);
    await expect(page).toHaveURL(/\/chat$/);
    for (const { page: theirs } of [developer, visitor, staff]) await theirs.context().close();
  });
});

async function visitorOf(browser: Browser, product: Product, language: Language): Promise<Widget> {
  const visitor = new Widget(await (await browser.newContext()).newPage(), language);
  await visitor.open(`${product.widget}?language=${language}`);
  return visitor;
}
