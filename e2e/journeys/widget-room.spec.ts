import { expect, type Page, test } from '@playwright/test';
import { type ChatConfig, OpenMode, Placement } from '@samtale/contract';
import { shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { takeOverNewest } from '../helpers/staff-by-calls.ts';
import { Widget } from '../helpers/widget.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

const product = useProduct();
const site = useForeignSite();
const desktop = { width: 1280, height: 860 };
const phone = { width: 390, height: 800 };

/** A shop with a widget of these settings, in a window of this size. */
async function shopWith(page: Page, size: typeof phone, look: Partial<ChatConfig>, attributes = '') {
  const maker = new WidgetMaker(page.request, product);
  await maker.clear();
  const { scriptUrl } = await maker.make(site.host, look);
  site.show(shopPage(`<script async src="${scriptUrl}"></script>`).replace('<html', `<html ${attributes}`));
  await page.setViewportSize(size);
  return new Widget(page, 'en');
}
const launcher = (page: Page) => page.locator('samtale-widget button');
const panel = (page: Page) => page.locator('samtale-widget .panel');

async function boxOf(what: ReturnType<Page['locator']>) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

test('on a phone there is nothing to maximise, and always a way out', async ({ page }) => {
  const visitor = await shopWith(page, phone, { showCloseButton: false, enableMaximize: true });
  const close = visitor.frame.getByRole('button', { name: 'Close the chat' });
  const maximise = visitor.frame.getByRole('button', { name: 'Make the chat larger' });
  await visitor.open(site.url);
  await expect(launcher(page)).toBeHidden();
  await expect(close).toBeVisible();
  await expect(maximise).toHaveCount(0);
  await page.setViewportSize(desktop);
  await expect(maximise).toBeVisible();
  await expect(close).toHaveCount(0);
  await page.setViewportSize(phone);
  await close.click();
  await expect(panel(page)).not.toHaveClass(/open/);
});

test('maximised, nothing lies over the field', async ({ page }) => {
  const visitor = await shopWith(page, desktop, { showCloseButton: false });
  await visitor.open(site.url);
  await visitor.frame.getByRole('button', { name: 'Make the chat larger' }).click();
  await expect(launcher(page)).toBeHidden();
  await visitor.composer.fill('When are you open?');
  await visitor.frame.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.said('bot').filter({ hasText: /9:30/ })).toBeVisible();
  await visitor.frame.getByRole('button', { name: 'Make the chat smaller' }).click();
  await expect(launcher(page)).toBeVisible();
});

test('a window that is low gives all its height to the chat', async ({ page }) => {
  const visitor = await shopWith(page, { width: 640, height: 430 }, {});
  await visitor.open(site.url);
  await expect.poll(() => boxOf(panel(page))).toMatchObject({ x: 0, y: 0, width: 640, height: 430 });
  await expect(launcher(page)).toBeHidden();
});

const lowFrames = [
  { width: 667, height: 260 },
  { width: 740, height: 300 },
  { width: 390, height: 380 },
];

test('in a low window nothing is cut off, nor lies over what is below it', async ({ page }) => {
  const visitor = await shopWith(page, phone, { gdprLink: 'https://example.com/', showPoweredBy: true });
  await visitor.open(site.url);
  await visitor.ask('When are you open?', /9:30/);
  await visitor.composer.fill('I want a bicycle\n'.repeat(12));
  const foot = visitor.frame.locator('.foot');
  const expectWhole = async () => {
    const { y, height } = await boxOf(foot);
    expect.soft(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  };
  for (const size of lowFrames) {
    await page.setViewportSize(size);
    await expectWhole();
  }
  await visitor.composer.fill('');
  const staff = await takeOverNewest(product);
  await staff.end();
  const ended = visitor.frame.locator('.ended');
  await visitor.frame.getByLabel('4 out of 5').dispatchEvent('click');
  await expect(ended.getByPlaceholder('Tell us more')).toBeVisible();
  for (const size of lowFrames) {
    await page.setViewportSize(size);
    await expectWhole();
    const isOnTop = await ended.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
    expect.soft(isOnTop, `${size.width} × ${size.height}`).toBe(true);
    await ended.getByRole('button', { name: 'Start a new conversation' }).click({ trial: true });
  }
});

test('a double click opens the chat, and leaves it open', async ({ page }) => {
  await shopWith(page, desktop, {});
  for (const isThere of [false, true]) {
    await page.goto(site.url);
    if (isThere) {
      // The keyboard opens and shuts it at once.
      await launcher(page).press('Enter');
      await expect(panel(page)).toHaveClass(/open/);
      await launcher(page).press('Enter');
      await expect(panel(page)).not.toHaveClass(/open/);
    }
    await launcher(page).dblclick();
    await page.locator('samtale-widget iframe').waitFor({ state: 'attached' });
    await expect(panel(page)).toHaveClass(/open/);
  }
});

test('on a page that runs from right to left the launcher stands by its chat', async ({ page }) => {
  const visitor = await shopWith(page, desktop, {}, 'dir="rtl"');
  await visitor.open(site.url);
  const [own, its] = [await boxOf(launcher(page)), await boxOf(panel(page))];
  expect(own.x + own.width).toBe(desktop.width - 16);
  expect(its.x + its.width).toBe(desktop.width - 16);
});

for (const [place, chatMobilePlacement] of Object.entries(Placement))
  test(`a small welcome stays within the window of a phone (${place})`, async ({ page }) => {
    await shopWith(page, phone, {
      openModeMobile: OpenMode.welcomePreview,
      openDelayMobile: 0,
      chatMobilePlacement,
    });
    await page.goto(site.url);
    await expect(panel(page)).toHaveClass(/welcome/);
    for (const width of [320, 360, 390])
      for (const direction of ['ltr', 'rtl']) {
        await page.setViewportSize({ ...phone, width });
        await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
        const { x, y, width: wide, height: high } = await boxOf(panel(page));
        const within = Math.min(x, width - x - wide, y, phone.height - y - high) >= 16;
        expect.soft(within, `${width} px, ${direction}: from ${x}, ${wide} wide`).toBe(true);
      }
  });

test('Escape closes a chat that is still on its way', async ({ page }) => {
  await shopWith(page, desktop, {});
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/panel.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url);
  await launcher(page).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toHaveClass(/open/);
  await expect(launcher(page)).toBeFocused();
  arrive();
  await page.locator('samtale-widget iframe').waitFor({ state: 'attached' });
  await expect(panel(page)).not.toHaveClass(/open/);
});
