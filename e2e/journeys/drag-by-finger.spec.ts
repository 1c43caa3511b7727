import { expect, type Locator, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { bubble, field, tabOf } from '../helpers/flow-editor.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();

/** A finger that rests on one place, moves to another, and lifts. */
async function dragByFinger(staff: Console, from: Locator, to: Locator, place: number): Promise<void> {
  const { page } = staff;
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged has to be seen');
  const middle = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 });
  const [first, last] = [middle(start), middle(end)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [first]);
  // A finger has to rest before it drags what it would scroll otherwise.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));
  for (const part of [0.1, 0.4, 0.7, 1, 1])
    await touch('touchMove', [
      { x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part },
    ]);
  const over = staff.text('flows.sortable.over', { place: String(place), count: '2' });
  await expect(page.getByText(over, { exact: true })).toBeAttached();
  await touch('touchEnd', []);
}

test('bubbles, messages and alternatives are dragged with a finger', async ({ browser }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.haveSession();
  await page.goto(`${product.url}/intent/list/new`);
  await tabOf(staff, 'responses').click();
  const texts = () =>
    field(staff, 'bubble.text').evaluateAll((fields) =>
      fields.map((one) => (one instanceof HTMLTextAreaElement ? one.value : '')),
    );
  const handle = (name: string) =>
    page.getByRole('button', { name: staff.text('flows.sortable.move', { name }), exact: true });
  const bubbleName = (number: number) => staff.text('flows.bubble.name', { number: String(number) });

  await test.step('bubbles', async () => {
    await field(staff, 'bubble.text').fill('en');
    await staff.button('flows.responses.addBubble').click();
    await field(staff, 'bubble.text').nth(1).fill('to');
    await dragByFinger(staff, handle(bubbleName(1)), handle(bubbleName(2)), 2);
    await expect.poll(texts).toEqual(['to', 'en']);
  });
  await test.step('messages', async () => {
    await staff.button('flows.bubble.addTo', { number: '1' }).click();
    await page.getByRole('menuitem', { name: staff.text('flows.kind.text'), exact: true }).click();
    // What lies over the page while the menu goes would take the touch.
    await expect(page.locator('[role="menu"]')).toHaveCount(0);
    await field(staff, 'bubble.text').nth(1).fill('tre');
    const messageName = (number: number) =>
      staff.text('flows.message.name', { kind: staff.text('flows.kind.text'), number: String(number) });
    await dragByFinger(
      staff,
      bubble(staff, 1).getByRole('button', {
        name: staff.text('flows.sortable.move', { name: messageName(1) }),
        exact: true,
      }),
      bubble(staff, 1).getByRole('button', {
        name: staff.text('flows.sortable.move', { name: messageName(2) }),
        exact: true,
      }),
      2,
    );
    await expect.poll(texts).toEqual(['tre', 'to', 'en']);
  });
  await test.step('alternatives', async () => {
    await staff.button('flows.responses.add').click();
    const tabs = page.getByRole('tablist', { name: staff.text('flows.responses.label') }).getByRole('tab');
    await expect(tabs).toHaveCount(2);
    await expect.poll(texts).toEqual(['']);
    await dragByFinger(staff, tabs.nth(1), tabs.nth(0), 1);
    await tabs.nth(1).click();
    await expect.poll(texts).toEqual(['tre', 'to', 'en']);
  });
  await context.close();
});
