import { expect, test } from '@playwright/test';
import { signedIn } from '../helpers/console.ts';
import { haveManyOfEverything } from '../helpers/many-of-everything.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();
test.beforeAll(() => haveManyOfEverything(product));

test('a row that is pressed while the list is drawn again opens', async ({ browser }) => {
  const staff = await signedIn(browser, product, 'da');
  const { page } = staff;
  const isPressed = Promise.withResolvers<void>();
  // What draws long lists comes after the list, which is drawn in full until then.
  await page.route('**/assets/VirtualRows-*.js', (route) => isPressed.promise.then(() => route.continue()));
  await page.goto(`${product.url}/chat`);
  const row = page.getByRole('listbox').getByRole('option').first();
  await row.hover();
  const drawn = await row.elementHandle();
  await page.mouse.down();
  isPressed.resolve();
  await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(staff.transcript).toBeVisible();
});
