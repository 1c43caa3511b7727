import { expect, type Page, test } from '@playwright/test';
import type { ChatConfig } from '@samtale/contract';
import { denyStorage, shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf } from '../helpers/shop-visit.ts';
import { takeOverNewest } from '../helpers/staff-by-calls.ts';
import type { Language } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

const product = useProduct();
const site = useForeignSite('localhost');

// The page keeps what the frame of another site cannot keep itself. `widget-kept` is where it can.
test.beforeEach(({ context }) => denyStorage(context));

const words = {
  da: {
    wish: 'Jeg vil gerne tale med en medarbejder',
    hello: 'Jeg ser på det',
    unread: 'Åbn chatten, 1 ulæst besked',
    twoUnread: 'Åbn chatten, 2 ulæste beskeder',
    closed: 'Åbn chatten',
    dismiss: 'Skjul beskeden',
    reply: 'Din cykel er klar',
    more: 'Kom forbi inden kl. 17',
    later: 'Vi ses',
    ended: 'Samtalen er afsluttet',
    draft: 'Tak, jeg kommer',
  },
  en: {
    wish: 'I want to talk to a person',
    hello: 'I will look into it',
    unread: 'Open the chat, 1 unread message',
    twoUnread: 'Open the chat, 2 unread messages',
    closed: 'Open the chat',
    dismiss: 'Hide this message',
    reply: 'Your bicycle is ready',
    more: 'Come by before 5 pm',
    later: 'See you',
    ended: 'The conversation has ended',
    draft: 'Thanks, I am on my way',
  },
} as const;

/** A visitor of a shop in which a chat with these settings stands on every page. */
async function visitorOf(page: Page, language: Language, look: Partial<ChatConfig> = {}): Promise<Widget> {
  const maker = new WidgetMaker(page.request, product);
  await maker.clear();
  site.show(shopPage(snippetOf(await maker.make(site.host, look)), '', language));
  await page.goto(site.url);
  return new Widget(page, language);
}

/** A visitor whom a person helps; the chat is open. */
async function helpedVisitor(page: Page, language: Language, look: Partial<ChatConfig> = {}) {
  const said = words[language];
  const visitor = await visitorOf(page, language, look);
  await visitor.reach();
  await visitor.say(said.wish);
  await expect(visitor.log.locator('.note').first()).toBeVisible();
  const staff = await takeOverNewest(product);
  // Who waited for an answer would be put in line again: nobody of the staff is in the console.
  await staff.say(said.hello);
  await expect(visitor.said('staff')).toContainText(said.hello);
  return { visitor, staff };
}

const card = (page: Page) => page.locator('samtale-widget .news');
const goTo = (page: Page, path: string) => page.goto(`${site.url}/${path}`);

test('who was missed and left is told of the answer on the next visit', async ({ page, context }) => {
  const said = words.da;
  const visitor = await visitorOf(page, 'da');
  await visitor.reach();
  await visitor.say(said.wish);
  await expect(visitor.log.locator('.note').first()).toBeVisible();
  await page.close();
  const staff = await takeOverNewest(product);
  await staff.say(said.reply);
  const later = await context.newPage();
  await later.goto(`${site.url}/two`);
  await expect(later.getByRole('button', { name: said.unread, exact: true })).toBeVisible();
  await expect(card(later)).toContainText(said.reply);
});

for (const language of journeyLanguages(import.meta.url)) {
  test(`what staff write to who is on another page is seen and heard there (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const launcher = (name: string) => page.getByRole('button', { name, exact: true });
    const { visitor, staff } = await helpedVisitor(page, language, {
      titleOnMessageReceived: true,
      soundOnMessageReceived: true,
    });
    await countTones(page);
    await visitor.composer.fill(said.draft);
    await visitor.close();

    await test.step('on the next page, whose chat is shut', async () => {
      await goTo(page, 'two');
      await expect(launcher(said.closed)).toBeVisible();
      await page.getByRole('heading').click();
      await expect(page).toHaveTitle('A shop');
      await staff.say(said.reply);
      await expect(launcher(said.unread)).toBeVisible();
      await expect(card(page)).toContainText(staff.name);
      await expect(card(page)).toContainText(said.reply);
      await expect(card(page)).toHaveCSS('opacity', '1');
      await expect(page.getByRole('status')).toHaveText(`${staff.name}: ${said.reply}`);
      await expect(page).toHaveTitle('(1) A shop');
      await expect.poll(() => tonesOf(visitor)).toBeGreaterThan(0);
      // The shop's own page is nobody's concern here.
      const found = await violationsOf(page);
      expect(found.filter((violation) => !/^(landmark-one-main|region)/.test(violation))).toEqual([]);
    });

    await test.step('dismissed, it is still unread, also on a third page', async () => {
      await card(page).getByRole('button', { name: said.dismiss }).click();
      await expect(card(page)).toHaveCount(0);
      await expect(launcher(said.unread)).toBeFocused();
      await goTo(page, 'three');
      await expect(launcher(said.unread)).toBeVisible();
      await expect(page).toHaveTitle('(1) A shop');
      await expect(card(page)).toHaveCount(0);
    });

    await test.step('the next message is shown again, and leads to the chat with what was being written', async () => {
      await staff.say(said.more);
      await expect(launcher(said.twoUnread)).toBeVisible();
      await card(page).getByRole('button', { name: said.more }).click();
      await expect(visitor.said('staff')).toHaveText([
        new RegExp(said.hello),
        new RegExp(said.reply),
        new RegExp(said.more),
      ]);
      await expect(visitor.composer).toHaveValue(said.draft);
      await expect(card(page)).toHaveCount(0);
      await expect(page).toHaveTitle('A shop');
    });

    await test.step('open, it is open on the page after that, where nothing is unread', async () => {
      await goTo(page, 'four');
      await expect(visitor.said('staff').last()).toContainText(said.more);
      await expect(visitor.composer).toHaveValue(said.draft);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await staff.say(said.later);
      await expect(visitor.said('staff').last()).toContainText(said.later);
      await visitor.close();
      await expect(launcher(said.closed)).toBeVisible();
    });

    await test.step('when it is over, no page asks for anything any more', async () => {
      await staff.end();
      await launcher(said.closed).click();
      await expect(visitor.log).toContainText(said.ended);
      await visitor.close();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await goTo(page, 'five');
      await expect(launcher(said.closed)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /panel|clientKey|hub/.test(path))).toEqual([]);
    });
  });
}

test('an open chat is open again where it was scrolled to', async ({ page }) => {
  const visitor = await visitorOf(page, 'da', { widgetHeight: '420px' });
  await visitor.reach();
  for (const question of ['Hvornår har I åbent?', 'Hvad koster fragt?', 'Hvornår har I åbent?'])
    await visitor.askAnything(question);
  const scroller = visitor.frame.locator('.scroller');
  const top = () => scroller.evaluate((log) => Math.round(log.scrollTop));
  await scroller.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await top()) > 0 && (await fromEnd(visitor)) > 100).toBe(true);
  const before = await top();
  await goTo(page, 'two');
  await expect(visitor.said('visitor')).toHaveCount(3);
  await expect.poll(top).toBe(before);
  await expect(visitor.frame.getByRole('button', { name: 'Nye beskeder' })).toHaveCount(0);

  await page.mouse.wheel(0, 5000);
  await expect.poll(() => fromEnd(visitor)).toBe(0);
  await goTo(page, 'three');
  await expect(visitor.said('visitor')).toHaveCount(3);
  await expect.poll(() => fromEnd(visitor)).toBe(0);
});

test('a message that is read in one tab is unread in none', async ({ page, context }) => {
  const said = words.en;
  const { visitor, staff } = await helpedVisitor(page, 'en');
  await visitor.close();
  const other = new Widget(await context.newPage(), 'en');
  await other.page.goto(`${site.url}/two`);
  await expect(other.page.getByRole('button', { name: said.closed })).toBeVisible();
  await staff.say(said.reply);
  for (const tab of [page, other.page])
    await expect(tab.getByRole('button', { name: said.unread })).toBeVisible();
  await other.page.getByRole('button', { name: said.unread }).click();
  await expect(other.said('staff').last()).toContainText(said.reply);
  await expect(page.getByRole('button', { name: said.closed, exact: true })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('a page that changes its own title keeps it', async ({ page }) => {
  const { visitor, staff } = await helpedVisitor(page, 'en', { titleOnMessageReceived: true });
  await visitor.close();
  await staff.say(words.en.reply);
  await expect(page).toHaveTitle('(1) A shop');
  await page.evaluate(() => {
    document.title = 'Basket';
  });
  await expect(page).toHaveTitle('(1) Basket');
  await page.getByRole('button', { name: words.en.unread }).click();
  await expect(page).toHaveTitle('Basket');
});

test('a chat in which nothing is said yet is open again with what was begun', async ({ page }) => {
  const visitor = await visitorOf(page, 'en');
  await visitor.reach();
  await expect(visitor.said('bot').first()).toBeVisible();
  await visitor.composer.fill(words.en.draft);
  for (const path of ['basket', 'checkout']) {
    await goTo(page, path);
    await expect(visitor.composer).toBeVisible();
    await expect(visitor.composer).toHaveValue(words.en.draft);
  }
  await visitor.close();
  await goTo(page, 'basket');
  await expect(page.getByRole('button', { name: words.en.closed })).toHaveAttribute('aria-expanded', 'false');
});

test('before anything is said a page notes nothing of a chat that was closed again', async ({ page }) => {
  const visitor = await visitorOf(page, 'en');
  await visitor.reach();
  await visitor.close();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    [],
  ]);
});

test('a frame that has its own storage leaves nothing on the page', async ({ browser }) => {
  const said = words.en;
  const { visitor, staff } = await helpedVisitor(await (await browser.newContext()).newPage(), 'en');
  const { page } = visitor;
  await visitor.composer.fill(said.draft);
  await visitor.close();
  await staff.say(said.reply);
  await expect(page.getByRole('button', { name: said.unread })).toBeVisible();
  await goTo(page, 'two');
  await expect(page.getByRole('button', { name: said.unread })).toBeVisible();
  await page.getByRole('button', { name: said.unread }).click();
  await expect(visitor.composer).toHaveValue(said.draft);
  expect((await keptOn(page)).filter(([name]) => name?.includes(':'))).toEqual([]);
});

test('a page keeps for its chat what was seen and begun, and nothing that was sent', async ({ page }) => {
  const said = words.en;
  const { visitor } = await helpedVisitor(page, 'en');
  await visitor.composer.fill(said.draft);
  const kept = async () => (await keptOn(page)).filter(([name]) => name?.includes(':'));
  await expect.poll(async () => JSON.stringify(await kept())).toContain(said.draft);
  expect((await kept()).map(([name]) => name?.replace(/^.*:samtale_([a-z]+)_.*$/, '$1')).sort()).toEqual([
    'left',
    'read',
  ]);
  await visitor.composer.press('Enter');
  await expect(visitor.said('visitor').last()).toContainText(said.draft);
  await expect.poll(async () => JSON.stringify(await kept())).not.toContain(said.draft);
});

test('where nobody may keep anything the chat is there as long as its page', async ({ browser }) => {
  const said = words.en;
  const context = await browser.newContext();
  await denyStorage(context, 'everyone');
  const { visitor, staff } = await helpedVisitor(await context.newPage(), 'en');
  await visitor.composer.fill(said.draft);
  await visitor.close();
  await staff.say(said.reply);
  await visitor.page.getByRole('button', { name: said.unread }).click();
  await expect(visitor.said('staff').last()).toContainText(said.reply);
  await expect(visitor.composer).toHaveValue(said.draft);
});

/** All that the page has in its storages, by name. */
const keptOn = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)] as string[][]);

const fromEnd = (visitor: Widget) =>
  visitor.frame
    .locator('.scroller')
    .evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));

/** Counts what is played on all pages after this one. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      counted.tones++;
      start.call(this, when);
    };
  });
}

const tonesOf = (visitor: Widget) =>
  visitor.frame.locator('body').evaluate(() => (window as unknown as { tones: number }).tones);
