import { expect, type Locator, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { beginConversation } from '../helpers/visitor-by-calls.ts';

const product = useProduct();

/** Opens a new flow and has it refused; gives the toast that says so. */
async function refused(staff: Console): Promise<Locator> {
  const { page } = staff;
  await page.goto(`${product.url}/intent/list/new`);
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill('Uden noget');
  await staff.button('flows.editor.publish').click();
  const told = toast(page, staff.text('flows.intentDetail.snackbar.missingTrainingPhrases')).filter({
    has: staff.button('shell.action.close'),
  });
  await expect(told).toBeVisible();
  return told;
}

/** Draws a finger over something to the right. */
async function swipe(page: Page, what: Locator, pixels: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to swipe');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 60 + way, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', pixels * part);
  await touch('touchEnd', pixels);
}

for (const [language, width] of [
  ['da', 1280],
  ['en', 390],
] as const satisfies [Language, number][]) {
  test(`a toast covers none of the editor's controls, and goes as it is asked to (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await page.setViewportSize({ width, height: 800 });
    const told = await refused(staff);
    const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });

    await test.step('what is at the top can be pressed', async () => {
      const controls = [
        panel.locator('header').getByRole('button', { name: staff.text('shell.action.close') }),
        panel.getByRole('tab', { name: staff.text('flows.editor.tab.actions') }),
        panel.getByRole('button', { name: staff.text('flows.editor.publish') }),
      ];
      for (const control of controls) await control.click({ trial: true });
      const place = await told.boundingBox();
      const head = await panel.getByRole('tablist').boundingBox();
      expect(place?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
    });

    await test.step('a short swipe leaves it, a long one does not', async () => {
      await swipe(page, told, 40);
      await expect(told).toBeVisible();
      await swipe(page, told, 160);
      await expect(told).toBeHidden();
    });

    await test.step('its button closes it', async () => {
      await staff.button('flows.editor.publish').click();
      await told.getByRole('button').click();
      await expect(told).toBeHidden();
    });

    await test.step('Escape is for the editor first', async () => {
      await staff.button('flows.editor.publish').click();
      await page.keyboard.press('Escape');
      await staff.button('flows.editor.unsaved.leave').click();
      await expect(panel).toBeHidden();
      await expect(told).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(told).toBeHidden();
    });
  });
}

test('a toast stays while the pointer is on it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await page.clock.install();
  await staff.signIn();
  const told = await refused(staff);
  await told.hover();
  await page.clock.runFor(20_000);
  await expect(told).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(told).toBeHidden();
});

test('on a phone a toast covers the end of the chat list, and not the chat that it tells of', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  await staff.trained();
  await staff.goOnline();
  await staff.goTo('chat');
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await beginConversation(product, 'da');
  await visitor.say('Jeg vil gerne tale med et menneske');
  const told = toast(page, staff.text('chat.notify.newChatRequest'));
  const row = page.getByRole('option').first();
  await expect(row).toBeVisible();
  await expect(told).toBeInViewport({ ratio: 1 });
  const endOfRow = await row.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => told.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThan(endOfRow);
  await told.getByRole('button', { name: staff.text('chat.notify.open') }).click();
  await expect(page).toHaveURL(new RegExp(visitor.chatToken));
});
