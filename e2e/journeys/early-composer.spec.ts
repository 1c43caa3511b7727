import { expect, test } from '@playwright/test';
import { useProduct } from '../helpers/product.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const framePage = '**/widget/clientKey/**';

/** A page whose chat is open, and whose frame does not load before `load` is called. */
async function openWithoutFrame(visitor: Widget) {
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await visitor.page.route(framePage, async (route) => {
    await loading;
    await route.continue();
  });
  await visitor.page.goto(`${product.widget}?language=en`);
  await visitor.page.getByRole('button', { name: 'Open the chat' }).click();
  const field = visitor.page.getByLabel('Write a message');
  await expect(field).toBeFocused();
  return { field, load };
}

test('a visitor writes before the chat has loaded, and loses no letter to it', async ({ page }) => {
  const visitor = new Widget(page, 'en');
  const { field, load } = await openWithoutFrame(visitor);
  await page.keyboard.type('When are ');
  load();
  const rest = 'you open on Saturdays, and may I bring my old bicycle along?';
  await page.keyboard.type(rest, { delay: 8 });
  await expect(visitor.composer).toHaveValue(`When are ${rest}`);
  await expect(visitor.composer).toBeFocused();
  await expect(field).toHaveCount(0);
});

test('what was sent before the chat has loaded is answered', async ({ page }) => {
  const visitor = new Widget(page, 'en');
  const { load } = await openWithoutFrame(visitor);
  await page.keyboard.type('When are you open?');
  await page.keyboard.press('Enter');
  load();
  await expect(visitor.said('visitor')).toContainText('When are you open?');
  await expect(visitor.said('bot').filter({ hasText: /9:30/ })).toBeVisible();
  await expect(visitor.composer).toHaveValue('');
});

test('a chat that cannot be reached says so, and comes when it can', async ({ page }) => {
  const visitor = new Widget(page, 'en');
  await page.route(framePage, (route) => route.abort());
  await page.goto(`${product.widget}?language=en`);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await page.keyboard.type('Hello');
  await expect(page.getByText('The chat cannot be reached right now.')).toBeVisible();
  await page.unroute(framePage);
  await expect(visitor.composer).toHaveValue('Hello');
});
