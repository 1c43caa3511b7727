import { devices, expect, type Page, test } from '@playwright/test';
import { type ChatConfig, endpoints } from '@samtale/contract';
import { asBuilder } from '../helpers/as-builder.ts';
import { Console } from '../helpers/console.ts';
import { demoWidgets } from '../helpers/demo-widgets.ts';
import { shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf } from '../helpers/shop-visit.ts';
import { takeOverNewest } from '../helpers/staff-by-calls.ts';
import { Widget } from '../helpers/widget.ts';

// What is within view, and what moves when a visitor scrolls.
const product = useProduct();
const site = useForeignSite();
const { widgetWith, openChat } = demoWidgets(product);
const question = 'Hvornår har I åbent?';

/** What the chat tells the staff was seen: the numbers of events. */
function seenOn(page: Page): number[] {
  const seen: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, seq] = /"seen",\{"seq":(\d+)\}/.exec(payload.toString()) ?? [];
      if (seq) seen.push(Number(seq));
    }),
  );
  return seen;
}

test('what was said below the view is unread and unseen until the visitor goes there', async ({ page }) => {
  const seen = seenOn(page);
  const widget = await widgetWith(page, { widgetHeight: '420px', titleOnMessageReceived: true });
  const visitor = await openChat(page, widget);
  for (let asked = 0; asked < 3; asked++) await visitor.askAnything(question);
  const staff = await takeOverNewest(product);
  await staff.say('Jeg ser på det');
  await expect(visitor.said('staff')).toHaveCount(1);
  await expect.poll(() => seen.length).toBe(1);
  const title = await page.title();
  await visitor.frame.locator('.scroller').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => visitor.frame.locator('.scroller').evaluate(fromEnd)).toBeGreaterThan(200);
  await staff.say('Din cykel er klar');
  const news = visitor.frame.getByRole('button', { name: 'Nye beskeder' });
  await expect(news).toBeVisible();

  await visitor.frame.getByRole('button', { name: 'Luk chatten' }).click();
  const unread = page.getByRole('button', { name: 'Åbn chatten, 1 ulæst besked' });
  await expect(unread).toBeVisible();
  await expect(page).toHaveTitle(`(1) ${title}`);
  await unread.click();
  await expect(news).toBeVisible();
  expect(seen).toHaveLength(1);
  await news.click();
  await expect.poll(() => seen.length).toBe(2);
  await visitor.close();
  await expect(page.getByRole('button', { name: 'Åbn chatten', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('on the next page, too, what is below the kept place is unseen', async ({ page }) => {
  const seen = seenOn(page);
  const visitor = await openChat(page, await widgetWith(page, { widgetHeight: '420px' }));
  for (let asked = 0; asked < 3; asked++) await visitor.askAnything(question);
  const staff = await takeOverNewest(product);
  await visitor.frame.locator('.scroller').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => visitor.frame.locator('.scroller').evaluate(fromEnd)).toBeGreaterThan(200);
  await staff.say('Din cykel er klar');
  await expect(visitor.said('staff')).toHaveCount(1);
  await visitor.comeBack();
  const news = visitor.frame.getByRole('button', { name: 'Nye beskeder' });
  await expect(news).toBeVisible();
  expect(seen).toEqual([]);
  await visitor.frame.locator('.scroller').hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => seen.length).toBe(1);
  await expect(news).toHaveCount(0);
});

test('a conversation that is anonymised leaves nothing to go to', async ({ page }) => {
  const visitor = await openChat(page, await widgetWith(page, {}));
  for (let asked = 0; asked < 3; asked++) await visitor.askAnything(question);
  const staff = await takeOverNewest(product);
  await staff.end();
  await visitor.frame.getByRole('radio', { name: '4 af 5' }).dispatchEvent('click');
  await expect(visitor.frame.getByText('Tak. Din vurdering er gemt.')).toBeVisible();
  await visitor.frame.locator('.scroller').hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => visitor.frame.locator('.scroller').evaluate((log) => log.scrollTop)).toBe(0);
  await visitor.close();
  const call = await asBuilder(product);
  const { agentId } = product;
  const { list } = await call(endpoints.conversations.getChatList, { params: { agentId } });
  const [newest] = list.toSorted((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt));
  const params = { agentId, chatToken: newest?.chatToken ?? '' };
  await call(endpoints.conversations.anonymizeChatData, { params });
  await visitor.reach();
  await expect(visitor.said('visitor')).toHaveCount(0);
  await expect(visitor.frame.getByRole('list', { name: 'Forslag' })).toBeVisible();
  await expect(visitor.frame.getByRole('button', { name: 'Nye beskeder' })).toHaveCount(0);
});

test('the form for a message is in view where it is opened', async ({ page, browser }) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await staff.signIn();
  await staff.goOnline();
  const widget = await widgetWith(page, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await openChat(page, widget);
  await visitor.say('Jeg vil gerne tale med et menneske');
  const instead = visitor.frame.getByRole('button', { name: 'Læg en besked i stedet for at vente' });
  await instead.click();
  await expect(visitor.frame.getByLabel('Navn', { exact: true })).toBeFocused();
  await expect(visitor.frame.locator('.visitor-form')).toBeInViewport({ ratio: 1 });
  // Where there is not room for all of it, it is its beginning that is seen.
  await instead.click();
  await page.setViewportSize({ width: 390, height: 480 });
  await instead.click();
  await expect(visitor.frame.locator('.visitor-form h2')).toBeInViewport({ ratio: 1 });
  await expect(visitor.frame.getByLabel('Navn', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(visitor.frame.getByLabel('Navn', { exact: true })).toBeFocused();
});

const fromEnd = (log: Element) => log.scrollHeight - log.scrollTop - log.clientHeight;

/** A shop whose page is much longer than the window, with an open chat. */
async function tallShop(page: Page, more = '', look: Partial<ChatConfig> = {}): Promise<Widget> {
  const client = await widgetWith(page, look, { domain: site.host });
  site.show(shopPage(`<div style="height:5000px"></div>${snippetOf(client)}`, more, 'da'));
  await page.goto(site.url);
  return new Widget(page, 'da');
}

test('the wheel over the chat never moves the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await tallShop(page);
  await visitor.reach();
  await expect(visitor.said('bot').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  for (const place of ['.header', '.log', '.composer', '.composer textarea']) {
    await visitor.frame.locator(place).first().hover();
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 300);
  }
  await visitor.composer.fill('en\n'.repeat(40));
  await visitor.composer.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => visitor.composer.evaluate((field) => field.scrollTop)).toBeLessThan(500);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 40);
  // Beside the chat it moves, by this much and no more.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(540);
});

test('a finger over the chat never moves the page behind it, and moves the log', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const visitor = await tallShop(page);
  await visitor.reach();
  await page.evaluate(() => scrollTo(0, 500));
  const swipe = await fingerOn(page);
  const middle = async (place: string) => {
    const box = await visitor.frame.locator(place).first().boundingBox();
    if (!box) throw new Error(`${place} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (const place of ['.header', '.log', '.composer textarea']) await swipe(await middle(place), -250);
  expect(await page.evaluate(() => scrollY)).toBe(500);
  for (let asked = 0; asked < 4; asked++) await visitor.askAnything(question);
  const scroller = visitor.frame.locator('.scroller');
  const before = await scroller.evaluate((log) => log.scrollTop);
  await swipe(await middle('.scroller'), 250);
  await expect.poll(() => scroller.evaluate((log) => log.scrollTop)).toBeLessThan(before);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

/** A finger that goes so many pixels up or down from a place. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async ({ x, y }: { x: number; y: number }, distance: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch('touchStart', y);
    for (let step = 1; step <= 10; step++) await touch('touchMove', y + (distance * step) / 10);
    await touch('touchEnd');
  };
}

test('the file that was attached last is within view, and another is cut', async ({ page }) => {
  const visitor = await openChat(page, await widgetWith(page, { enableUpload: true }));
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await (await choosing).setFiles(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt'].map(file));
  const rows = visitor.frame.getByRole('list', { name: 'Vedhæftede filer' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(1)).toBeInViewport();
  await expect(rows.nth(1)).not.toBeInViewport({ ratio: 0.9 });
});

for (const viewport of ['width=device-width, initial-scale=1', 'width=device-width'])
  test(`the launcher is on the screen of a phone whose page is wider (${viewport})`, async ({ browser }) => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
    const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const wide = `<meta name="viewport" content="${viewport}"><style>h1{width:530px}</style>`;
    await tallShop(page, wide);
    const button = page.getByRole('button', { name: 'Åbn chatten' });
    await expect(button).toBeVisible();
    await expect.poll(() => button.evaluate(toEdge)).toBe(16);
    await button.dispatchEvent('click');
    const chat = page.locator('samtale-widget iframe');
    await expect(chat).toBeVisible();
    await expect.poll(() => chat.evaluate(toEdge)).toBe(0);
    expect(await chat.evaluate((frame) => frame.getBoundingClientRect().left)).toBe(0);
  });

/** Pixels from something's right side to that of the screen, as far as the page is zoomed. */
const toEdge = (element: Element) =>
  Math.round((visualViewport?.width ?? 0) - element.getBoundingClientRect().right);
