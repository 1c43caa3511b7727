import { expect, type Page, test } from '@playwright/test';
import { type ChatClient, OpenMode, Placement } from '@samtale/contract';
import { shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { Widget } from '../helpers/widget.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

const product = useProduct();
const site = useForeignSite();

test.beforeEach(({ request }) => new WidgetMaker(request, product).clear());

const snippet = ({ scriptUrl }: ChatClient) => `<script async src="${scriptUrl}"></script>`;
const launcher = (page: Page) => page.locator('samtale-widget button');
const panel = (page: Page) => page.locator('samtale-widget .panel');

/** The middle of an element, as shares of the window. */
async function middleOf(page: Page, what: ReturnType<Page['locator']>) {
  const box = await what.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('It is not on the page');
  return { x: (box.x + box.width / 2) / window.width, y: (box.y + box.height / 2) / window.height };
}

test('answers on a page that no one here wrote, and moves nothing on it', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make(site.host);
  site.show(shopPage('<p id="last">The end</p>'));
  await page.goto(site.url);
  const before = await page.locator('#last').boundingBox();
  site.show(shopPage(`<p id="last">The end</p>${snippet(client)}`));
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  expect(await page.locator('#last').boundingBox()).toEqual(before);
  await visitor.ask('When are you open?', /9:30/);
  await visitor.comeBack();
  await expect(visitor.said('visitor').filter({ hasText: 'When are you open?' })).toBeVisible();
});

const places = [
  [Placement.bottomRight, { x: 1, y: 1 }],
  [Placement.bottomMiddle, { x: 0.5, y: 1 }],
  [Placement.bottomLeft, { x: 0, y: 1 }],
  [Placement.topRight, { x: 1, y: 0 }],
  [Placement.topMiddle, { x: 0.5, y: 0 }],
  [Placement.topLeft, { x: 0, y: 0 }],
  [Placement.middleRight, { x: 1, y: 0.5 }],
  [Placement.middleLeft, { x: 0, y: 0.5 }],
  [Placement.middle, { x: 0.5, y: 0.5 }],
] as const;

test('stands and opens where it is set to, on a screen and on a phone', async ({ page, request }) => {
  const maker = new WidgetMaker(request, product);
  let client = await maker.make(site.host, { widgetWidth: '360px', widgetHeight: '420px' });
  site.show(shopPage(snippet(client)));
  for (const [placement, { x, y }] of places) {
    client = await maker.change(client, {
      chatClientPlacement: placement,
      chatMobilePlacement: Placement.bottomLeft,
    });
    await page.setViewportSize({ width: 1200, height: 900 });
    await forgetScript(page);
    await page.goto(site.url);
    await expect(launcher(page)).toBeVisible();
    const stands = await middleOf(page, launcher(page));
    expect(Math.abs(stands.x - x)).toBeLessThan(0.05);
    expect(Math.abs(stands.y - y)).toBeLessThan(0.06);
    await launcher(page).click();
    await expect(panel(page)).toHaveClass(/open/);
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ width: 360, height: 420 });
    const opened = await middleOf(page, panel(page));
    expect(Math.round((opened.x - 0.5) * 4)).toBe(Math.round((x - 0.5) * 1.2));
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 801 });
  }
});

test('opens by itself once a visit, without taking the focus', async ({ page, request }) => {
  const maker = new WidgetMaker(request, product);
  const client = await maker.make(site.host, {
    openModeDesktop: OpenMode.welcomePreview,
    openDelayDesktop: 0,
    welcomePreviewWidth: '300px',
    welcomePreviewHeight: '200px',
  });
  site.show(shopPage(snippet(client)));
  await page.goto(site.url);
  await expect(panel(page)).toHaveClass(/open welcome/);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 300, height: 200 });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await launcher(page).click();
  await expect(panel(page)).toHaveClass(/open chat/);
  // A second click at once would be part of the first.
  await launcher(page).press('Enter');
  await expect(panel(page)).not.toHaveClass(/open/);
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).not.toHaveClass(/open/);
});

test('is shown on its sites alone', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make('another.example');
  site.show(shopPage(snippet(client)));
  const warned = page.waitForEvent('console', (message) => message.text().includes('not among the sites'));
  await page.goto(site.url);
  await warned;
  await expect(page.locator('samtale-widget')).toHaveCount(0);
  // Who frames it nevertheless gets nothing.
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  site.show(
    shopPage(`<iframe src="${product.url}/widget/clientKey/${client.clientKey}/token/null"></iframe>`),
  );
  await page.goto(site.url);
  await refused;
});

test('works under a strict content security policy', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make(site.host);
  const policy = `default-src 'none'; script-src ${product.url}; frame-src ${product.url}`;
  site.show(shopPage(snippet(client)), policy);
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  await visitor.ask('When are you open?', /9:30/);
});

test('does as the page says, also before it is there', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make(site.host);
  const early = `<script>samtale = (...call) => (samtale.q = samtale.q || []).push(call);
samtale('on', 'open', () => { document.title = 'open'; }); samtale('open');</script>`;
  site.show(shopPage(`${early}${snippet(client)}`));
  await page.goto(site.url);
  await expect(panel(page)).toHaveClass(/open chat/);
  await expect(page).toHaveTitle('open');
  await page.evaluate("samtale('close')");
  await expect(panel(page)).not.toHaveClass(/open/);
  await page.evaluate("samtale('hide')");
  await expect(launcher(page)).toBeHidden();
  await page.evaluate("samtale('show')");
  await expect(launcher(page)).toBeVisible();
  await page.evaluate("samtale('remove')");
  await expect(page.locator('samtale-widget')).toHaveCount(0);
});

test('two widgets live on one page, and each remembers its own conversation', async ({ page, request }) => {
  const maker = new WidgetMaker(request, product);
  const right = await maker.make(site.host, {}, 'Sales');
  const left = await maker.make(site.host, { chatClientPlacement: Placement.bottomLeft }, 'Service');
  site.show(shopPage(snippet(right) + snippet(left) + snippet(right)));
  await page.goto(site.url);
  await expect(page.locator('samtale-widget')).toHaveCount(2);
  await page.evaluate(`samtale.of['${left.clientKey}']('open')`);
  await expect(page.locator('aside[aria-label=Service] .panel')).toHaveClass(/open/);
  await expect(page.locator('aside[aria-label=Sales] .panel')).not.toHaveClass(/open/);
});

test('a widget without memory begins afresh on every page', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make(site.host, { withMemory: false });
  site.show(shopPage(snippet(client)));
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  await visitor.ask('When are you open?', /9:30/);
  expect(await page.context().cookies(site.url)).toEqual([]);
  await page.reload();
  await launcher(page).click();
  await expect(visitor.said('bot')).toHaveCount(1);
});

test('stays when a single-page app replaces its page', async ({ page, request }) => {
  const client = await new WidgetMaker(request, product).make(site.host);
  site.show(shopPage(snippet(client)));
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  await page.evaluate(() => {
    history.pushState(null, '', '/cart');
    document.body.replaceWith(document.createElement('body'));
  });
  await visitor.ask('When are you open?', /9:30/);
});

test('is the same on a page that runs from right to left, is zoomed, or has wild styles', async ({
  page,
  request,
}) => {
  const client = await new WidgetMaker(request, product).make(site.host);
  const wild = `<style>body *, samtale-widget { all: unset !important; transform: rotate(3deg) !important; opacity: 0 !important }
button, iframe, div { display: none !important; color: red !important } body { zoom: 2 }</style>`;
  site.show(shopPage(snippet(client), wild).replace('lang="en"', 'lang="en" dir="rtl"'));
  await page.setViewportSize({ width: 640, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(640 - 16);
  expect(await panel(page).evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0s');
  await visitor.ask('When are you open?', /9:30/);
});

/** The script is good for a minute in a browser; a test does not wait for it. */
async function forgetScript(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}
