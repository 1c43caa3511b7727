import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

test.setTimeout(150_000);

const product = useProduct();

const words = {
  da: {
    title: 'Ordrestatus',
    question: 'Hvor er min ordre?',
    answer: 'Din ordre er {{status}}.',
    told: 'Din ordre er på vej.',
    closes: '23:59',
  },
  en: {
    title: 'Order status',
    question: 'Where is my order?',
    answer: 'Your order is {{status}}.',
    told: 'Your order is på vej.',
    // Another than the Danish one, which is saved by then.
    closes: '23:58',
  },
} as const;

/** The company's own system, which takes a moment to answer. */
let shop: Server;
test.beforeAll(async () => {
  shop = createServer((_, response) => {
    setTimeout(() => response.end('{"orders":[{"state":"på vej"}]}'), 700);
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void shop.close());

for (const language of journeyLanguages(import.meta.url)) {
  test(`a flow asks another system before it answers (${language})`, async ({ browser }) => {
    const said = words[language];
    const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/orders`;
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: TextIn<'flows'>, values?: Record<string, string>) =>
      staff.text(`flows.${path}`, values);
    const box = (path: TextIn<'flows'>) => page.getByRole('textbox', { name: text(path), exact: true });
    await staff.signIn();
    const before = await staff.trained();

    await test.step('the request is written, tried, and read', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await page.getByLabel(text('editor.title'), { exact: true }).fill(said.title);
      await page.getByLabel(text('phrases.add'), { exact: true }).fill(said.question);
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: text('editor.tab.responses') }).click();
      await page.getByLabel(text('bubble.text'), { exact: true }).fill(said.answer);
      await page.getByRole('tab', { name: text('editor.tab.actions') }).click();
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: text('actions.kind.13.title') }).click();
      await staff.button('flows.editor.publish').click();
      await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(text('actions.missing.url'));
      await box('actions.parameter.url').fill(address);
      await staff.button('flows.actions.results.add').click();
      await page.getByRole('combobox', { name: text('actions.results.name') }).fill('status');
      await box('actions.results.path').fill('orders[0].state');
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('flows.actions.trial.open').click();
      await staff.button('flows.actions.trial.send').click();
      await expect(page.getByRole('dialog').last()).toContainText('status' + 'på vej');
      await page.keyboard.press('Escape');
    });

    await test.step('opening hours are set from the condition that asks for them', async () => {
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: text('actions.kind.1.title') }).click();
      const mail = page.getByRole('listitem', { name: text('actions.kind.1.title') });
      await expect(mail.getByRole('note')).toHaveText(text('actions.notSetUp'));
      await mail.getByRole('button', { name: text('actions.recipients.add') }).click();
      await expect(mail.getByRole('textbox', { name: text('actions.recipients.value') })).toBeFocused();
      await page.keyboard.type('ordre@example.com');
      await mail.getByRole('textbox', { name: text('actions.parameter.subject') }).fill(said.title);
      await mail.getByRole('button', { name: text('conditions.kind.2') }).click();
      await mail.getByRole('button', { name: text('conditions.hours') }).click();
      const hours = page.getByRole('dialog', { name: staff.text('settings.officeTimes.title') });
      const save = hours.getByRole('button', { name: staff.text('settings.officeTimes.save') });
      await expect(hours.getByRole('listitem')).toHaveCount(7);
      for (const day of await hours.getByRole('list').getByRole('listitem').all()) {
        // The other language has set them already.
        if (!(await day.locator('input').count())) await day.getByRole('button').first().click();
        await day.locator('input').first().fill('00:00');
        await day.locator('input').last().fill(said.closes);
      }
      const monday = hours.getByRole('listitem').first();
      await monday.locator('input').first().fill('23:59');
      await save.click();
      await expect(monday.getByRole('alert')).toHaveText(
        staff.text('settings.officeTimes.fromTimeIsGreater'),
      );
      await monday.locator('input').first().fill('00:00');
      await page.keyboard.press('Escape');
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(monday.locator('input').first()).toHaveValue('00:00');
      expect(await violationsOf(page)).toEqual([]);
      await save.click();
      await expect(hours).toBeHidden();
      await staff.button('flows.editor.publish').click();
      await staff.trained(before + 1);
    });

    await test.step('the visitor sees that it takes a moment, then the answer', async () => {
      const visitor = new Widget(await context.newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.say(said.question);
      await expect(visitor.frame.locator('.typing')).toBeVisible();
      await expect(visitor.said('bot').filter({ hasText: said.told })).toBeVisible();
      await expect(visitor.frame.locator('.typing')).toBeHidden();
      await visitor.page.close();
    });

    await test.step('the developer sees what was asked, and why no mail was sent', async () => {
      await page.goto(`${product.url}/chat`);
      await page.getByText(said.told).first().click();
      const why = page.getByRole('button', { name: staff.text('chat.why.label') }).last();
      await why.click();
      await expect(page.getByText(`GET ${address}`)).toBeVisible();
      await expect(page.getByText(new RegExp(`^${staff.text('chat.why.work.done')} · 200`))).toBeVisible();
      await expect(page.getByText(staff.text('chat.why.condition.notDone'))).toBeVisible();
    });
    await context.close();
  });
}
