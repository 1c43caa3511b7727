import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: { hello: 'Hej', again: 'Jeg har et spørgsmål mere', person: 'Jeg vil gerne tale med et menneske' },
  en: { hello: 'Hello', again: 'I have one more question', person: 'I would like to talk to a person' },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`what stands beside a conversation (${language})`, async ({ browser }) => {
    const said = words[language];
    const name = `Kim Holm ${language}`;
    const email = `kim.${language}@example.com`;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: TextIn<'chat.details'>, values?: Record<string, string>) =>
      staff.text(`chat.details.${path}`, values);
    const aside = page.getByRole('complementary', { name: text('title') });
    const button = (path: TextIn<'chat.details'>, values?: Record<string, string>) =>
      aside.getByRole('button', { name: text(path, values), exact: true });
    const fill = async (field: TextIn<'chat.details.customer'>, value: string) =>
      aside.getByLabel(text(`customer.${field}`), { exact: true }).fill(value);
    const header = page.getByRole('heading', { level: 2, name });
    const toasts = page.getByRole('alert');
    const visitor = async (words: string) => {
      const one = new Widget(await (await browser.newContext()).newPage(), language);
      await one.open(`${product.widget}?language=${language}`);
      await one.askAnything(words);
      return one;
    };
    await staff.signIn();
    await staff.trained();
    const first = await visitor(said.hello);

    await test.step('a new customer is made and linked from the conversation', async () => {
      await staff.openChat(said.hello);
      await button('customer.create').click();
      expect(await violationsOf(page)).toEqual([]);
      await button('customer.save').click();
      await expect(aside.getByRole('alert')).toBeVisible();
      await fill('name', name);
      await fill('email', email);
      await button('customer.save').click();
      await expect(header).toBeVisible();
      const list = page.getByRole('listbox', { name: staff.text('chat.list.label') });
      await expect(list).toContainText(name);
      await expect(aside.getByRole('link', { name: email })).toBeVisible();
    });

    await test.step('solved is turned here', async () => {
      const solved = aside.getByRole('switch', { name: text('customer.solved') });
      // What was saved just now is still being read again, and the switch is drawn again with it.
      await expect(async () => solved.check()).toPass();
      await expect(solved).toBeChecked();
    });

    await test.step('in their next conversation they are known again, and the first one is at hand', async () => {
      const second = await visitor(said.again);
      const newest = page
        .getByRole('listbox', { name: staff.text('chat.list.label') })
        .getByRole('option')
        .first();
      await expect(newest).not.toContainText(name);
      await staff.openChat(said.again);
      await expect(aside.getByText(text('customer.none'))).toBeVisible();
      await button('customer.create').click();
      await fill('email', email);
      await button('customer.save').click();
      await button('customer.linkOther', { name }).click();
      await expect(header).toBeVisible();
      await expect(toasts).toHaveCount(0, { timeout: 15_000 });
      expect(await violationsOf(page)).toEqual([]);
      await aside.getByRole('link', { name: new RegExp(staff.text('chat.channel.1')) }).click();
      await expect(staff.transcript).toContainText(said.hello);
      await expect(staff.transcript).not.toContainText(said.again);
      await second.page.context().close();
    });

    await test.step('the link is taken back, and the customer found by a search', async () => {
      await button('customer.unlink').click();
      await expect(header).toBeHidden();
      await button('customer.find').click();
      await aside.getByLabel(text('customer.search')).fill(email);
      const found = aside.getByRole('list', { name: text('customer.results') }).getByRole('button');
      await expect(found).toHaveCount(1);
      await found.click();
      await expect(header).toBeVisible();
    });

    await test.step('what the bot did, and where the visitor writes from', async () => {
      await first.say(said.person);
      // By the keyboard: what tells of the visitor who asks for a person may lie above it.
      await aside.getByRole('radio', { name: text('tab.chat') }).press('Space');
      await expect(aside.getByText(staff.text('chat.why.action.handOver'))).toBeVisible();
      await expect(aside.getByText('127.0.0.1', { exact: true })).toBeVisible();
      await expect(aside.getByText(text('ip.private'))).toBeVisible();
      await expect(aside.getByText(`${new URL(product.widget).pathname}?language=`)).toBeVisible();
      await expect(toasts).toHaveCount(0, { timeout: 15_000 });
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('on a phone all of it comes from the side', async () => {
      await aside.getByRole('radio', { name: text('tab.contact') }).press('Space');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: text('open') }).click();
      const panel = page.getByRole('dialog', { name: text('title') });
      await expect(panel.getByRole('link', { name: email })).toBeVisible();
      // A toast that comes this late lies over the panel for a while.
      await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 20_000 });
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.getByRole('button', { name: staff.text('shell.action.back') }).click();
      await expect(page.getByRole('listbox', { name: staff.text('chat.list.label') })).toBeVisible();
    });
    await first.page.context().close();
    await context.close();
  });
}

test('the server that is started knows where an address on the internet belongs', async ({ request }) => {
  const signedIn = await request.post(`${product.url}/api/auth/login`, {
    data: { userName: product.user, password: product.password },
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: { token: string } };
  const reply = await request.get(`${product.url}/api/chat/ipDetail/130.225.0.1`, {
    headers: { authorization: `Bearer ${accessToken.token}` },
  });
  expect(await reply.json()).toMatchObject({ list: [{ ip: '130.225.0.1', country: 'DK' }] });
});
