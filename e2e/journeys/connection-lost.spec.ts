import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { toast } from '../helpers/toast.ts';

const product = useProduct({ fetchesAhead: true });
const languages = journeyLanguages(import.meta.url);

/** Waits until the page has every file that its list names. */
async function haveAllParts(page: Page): Promise<void> {
  const address = await page.locator('meta[name=parts]').getAttribute('content');
  const list: string[] = await page.evaluate(async (path) => (await fetch(path ?? '')).json(), address);
  expect(list.length).toBeGreaterThan(20);
  const missing = () =>
    page.evaluate((paths) => {
      const fetched = new Set(
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return paths.filter((path) => !fetched.has(path));
    }, list);
  await page.evaluate(() => performance.setResourceTimingBufferSize(2000));
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Keeps from the page what of the console it has not fetched yet. */
const withoutParts = (page: Page) => page.route('**/assets/parts-*.json', (route) => route.abort());

for (const language of languages) {
  test(`what was not opened yet opens without a network (${language})`, async ({ browser }) => {
    const context = await browser.newContext();
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await haveAllParts(page);
    await context.setOffline(true);
    for (const entry of ['templates', 'entities', 'training', 'chat', 'customers', 'profile'] as const) {
      await staff.goTo(entry);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await staff.goTo('flows');
    await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();

    await test.step('an editor says what it cannot do, and asks before it is left', async () => {
      await page.getByRole('link', { name: staff.text('flows.list.new') }).click();
      const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });
      await panel.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill('Uden net');
      await staff.button('flows.editor.saveDraft').click();
      await expect(toast(page, staff.text('shell.error.unreachable')).first()).toBeVisible();
      const line = page.getByText(staff.text('shell.connection.lost'));
      await expect(line).toBeVisible();
      const isOnTop = await line.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return element.contains(seen);
      });
      expect(isOnTop).toBe(true);
      await panel.getByRole('button', { name: staff.text('shell.action.close') }).click();
      await expect(
        page.getByRole('dialog').getByText(staff.text('flows.editor.unsaved.title')),
      ).toBeVisible();
    });
  });

  test(`a screen that cannot be fetched leaves the console standing (${language})`, async ({ browser }) => {
    const context = await browser.newContext();
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await withoutParts(page);
    await staff.signIn();
    await context.setOffline(true);
    await staff.goTo('templates');
    await expect(page.locator('main').getByText(staff.text('shell.error.unreachable'))).toBeVisible();
    await expect(page.getByText(staff.text('shell.missingPart.offline'))).toBeVisible();
    await staff.button('shell.action.retry').click();
    await expect(page.locator('main').getByText(staff.text('shell.error.unreachable'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: staff.text('templates.title') })).toBeVisible();
    await expect(page.getByText(staff.text('shell.missingPart.offline'))).toBeHidden();
  });
}

test('a screen that a newer release has replaced loads the page again, once', async ({ browser }) => {
  const context = await browser.newContext();
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await withoutParts(page);
  await staff.signIn();
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  // A file that the server really does not have.
  await page.route('**/assets/TemplatesScreen-*.js', (route) =>
    route.continue({ url: `${product.url}/assets/TemplatesScreen-gone.js` }),
  );
  await staff.goTo('templates');
  await expect.poll(() => loaded).toBe(1);
  await expect(page.locator('main').getByText(staff.text('shell.missingPart.outdated'))).toBeVisible();
  expect(loaded).toBe(1);
  await page.unroute('**/assets/TemplatesScreen-*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: staff.text('templates.title') })).toBeVisible();
});

test('who asks for little to be fetched gets nothing ahead', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const staff = new Console(await context.newPage(), product, 'da');
  const asked: string[] = [];
  staff.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const begun = staff.page.waitForRequest('**/assets/fetch-parts-ahead-*.js');
  await staff.signIn();
  await begun;
  await staff.goTo('templates');
  await expect(staff.page.getByRole('heading', { name: staff.text('templates.title') })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/assets/parts-'))).toEqual([]);
});
