import { type Browser, expect, type Page, test } from '@playwright/test';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { type Product, useProduct } from '../helpers/product.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { beginConversation } from '../helpers/visitor-by-calls.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    person: 'Jeg vil gerne tale med et menneske',
    first: 'Min elcykel er punkteret',
    second: 'Hvad koster en hjelm?',
    more: 'Er du der?',
  },
  en: {
    person: 'I would like to talk to a person',
    first: 'My electric bike has a flat tyre',
    second: 'How much is a helmet?',
    more: 'Are you there?',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  // What is counted in one language would otherwise count in the other.
  test.describe(language, () => {
    const product = useProduct();

    test(`the list shows what is asked for (${language})`, async ({ browser }) => {
      const said = words[language];
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const staff = new Console(await context.newPage(), product, language);
      const { page } = staff;
      const text = (path: TextIn<'chat'>, values?: Record<string, string>) =>
        staff.text(`chat.${path}`, values);
      const rows = page.getByRole('listbox', { name: text('list.label') }).getByRole('option');
      const tab = (name: TextIn<'chat.tab'>) =>
        page.getByRole('tab', { name: new RegExp(`^${text(`tab.${name}`)}`) });
      const filters = page.getByRole('dialog', { name: text('filter.title') });
      const noMatch = page.getByRole('heading', { name: text('list.noMatchTitle') });
      await staff.signIn();
      await staff.trained();
      const first = await visitorOf(browser, product, language);
      await first.askAnything(said.first);
      await staff.goTo('chat');
      await expect(
        rows
          .filter({ hasText: said.first.slice(0, 6) })
          .or(rows.first())
          .first(),
      ).toBeVisible();
      const before = await rows.count();

      await test.step('tabs hold what is theirs, with how many there are', async () => {
        await rows.first().click();
        await expect(staff.transcript).toContainText(said.first);
        await staff.takeOver();
        await tab('mine').click();
        await expect(rows).toHaveCount(1);
        await expect(tab('mine')).toContainText('1');
        await tab('other').click();
        await expect(page.getByText(text('empty.other.title'))).toBeVisible();
        await tab('current').click();
        await expect(page).toHaveURL(/tab=current/);
        await expect(rows).toHaveCount(before);
        expect(await violationsOf(page)).toEqual([]);
      });

      await test.step('filters count at once, stand in the address, and are taken off one by one', async () => {
        await page.getByRole('button', { name: text('filter.open') }).click();
        await filters.getByRole('switch', { name: text('filter.kind.interactive') }).check();
        await filters.getByRole('combobox', { name: text('filter.channel') }).selectOption('widget');
        await filters.getByRole('combobox', { name: text('filter.period') }).selectOption('7days');
        expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(noMatch).toBeVisible();
        await expect(page.getByText(new RegExp(text('filter.kind.interactive'))).last()).toBeVisible();
        await page.reload();
        const chips = page.getByRole('list', { name: text('filter.set') }).getByRole('button');
        await expect(chips).toHaveCount(4);
        await expect(noMatch).toBeVisible();
        await chips.first().click();
        await expect(chips).toHaveCount(3);
        await expect(rows).toHaveCount(before);
      });

      await test.step('what comes in by the hub comes in only where it belongs', async () => {
        await page.getByRole('button', { name: text('filter.clear') }).click();
        await page.getByRole('button', { name: text('filter.open') }).click();
        await filters.getByRole('switch', { name: text('filter.kind.interactive') }).check();
        await page.keyboard.press('Escape');
        await expect(noMatch).toBeVisible();
        await first.say(said.more);
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText(said.more);
        const second = await visitorOf(browser, product, language);
        await second.askAnything(said.second);
        await tab('all').click();
        await expect(rows).toHaveCount(1);
        await expect(tab('all')).toHaveText(/\D1$/);
        await page
          .getByRole('list', { name: text('filter.set') })
          .getByRole('button')
          .first()
          .click();
        await expect(rows).toHaveCount(before + 1);
        await expect(tab('all')).toContainText(String(before + 1));
        await second.page.context().close();
      });

      await test.step('own days leave out what was said on others, and clearing brings it back', async () => {
        await page.getByRole('button', { name: text('filter.open') }).click();
        await filters.getByRole('combobox', { name: text('filter.period') }).selectOption('own');
        await filters.getByLabel(text('filter.to'), { exact: true }).fill('2020-01-31');
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(/to=2020-01-31/);
        await expect(noMatch).toBeVisible();
        await page.getByRole('button', { name: text('filter.clear') }).click();
        await expect(rows).toHaveCount(before + 1);
      });
      await first.page.context().close();
      await context.close();
    });
  });
}

test.describe('what could not be loaded', () => {
  const product = useProduct();

  for (const [what, path] of [
    ['list', '/api/chat/agent/'],
    ['chat', '/api/chat/chatTokenId/'],
    ['actions', '/api/chat/actionList/'],
    ['ip', '/api/chat/ipDetail/'],
    ['erasures', '/api/chat/erasureList/'],
    ['calls', '/api/chat/callList/'],
  ] as const) {
    test(`is told: ${what}`, async ({ browser }) => {
      const context = await browser.newContext();
      const staff = new Console(await context.newPage(), product, 'da');
      const { page } = staff;
      await staff.signIn();
      await (await beginConversation(product, 'da')).say(words.da.first);
      if (what === 'calls') await asPhoneCalls(page);
      await page.route(
        (url) => url.pathname.startsWith(path),
        (route) =>
          route.fulfill({ status: 503, json: { code: 'unavailable', messageKey: 'x', details: {} } }),
      );
      await page.clock.install();
      await staff.goTo('chat');
      if (what !== 'list') await page.getByRole('option').first().click();
      if (what !== 'list' && what !== 'chat') {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('radio', { name: staff.text('chat.details.tab.chat') }).press('Space');
      }
      // The console asks again some seconds later, and tells of it when that fails too.
      await expect(async () => {
        await page.clock.fastForward(2000);
        await expect(page.getByText(staff.text(`chat.chat.load.${what}`))).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 20_000 });
      await context.close();
    });
  }

  test('is told once the network lets it, and until then nothing else is lost', async ({ browser }) => {
    const context = await browser.newContext();
    const staff = new Console(await context.newPage(), product, 'da');
    const { page } = staff;
    await staff.signIn();
    const asked = page.waitForRequest('**/assets/ToastHost-*.js');
    await page.route('**/assets/ToastHost-*.js', (route) => route.abort());
    await page.route('**/api/chat/agent/**', (route) => route.abort());
    await staff.goTo('chat');
    await asked;
    await expect(page.getByRole('heading', { name: staff.text('chat.title'), exact: true })).toBeVisible();
    const failed = page.getByRole('heading', { name: staff.text('shell.loading.failed') });
    await expect(failed).toBeVisible({ timeout: 20_000 });
    await page.unrouteAll();
    await expect(page.getByText(staff.text('chat.chat.load.list'))).toBeVisible({ timeout: 20_000 });
    await context.close();
  });
});

/** Lets the conversations of the widget look like those on the phone. */
const asPhoneCalls = (page: Page) =>
  changeAnswers(page, '**/api/chat/**', (text) =>
    text.replaceAll('"integrationType":1', '"integrationType":3'),
  );

async function visitorOf(browser: Browser, product: Product, language: Language): Promise<Widget> {
  const visitor = new Widget(await (await browser.newContext()).newPage(), language);
  await visitor.open(`${product.widget}?language=${language}`);
  return visitor;
}
