import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { Widget } from '../helpers/widget.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

const product = useProduct();
const site = useForeignSite();

let script: string;
test.beforeAll(async () => {
  script = await bundle(fileURLToPath(new URL('../helpers/react-page.tsx', import.meta.url)));
});
test.beforeEach(({ request }) => new WidgetMaker(request, product).clear());

for (const strict of [false, true])
  test(`a React page has a chat while it shows one${strict ? ', in strict mode' : ''}`, async ({
    page,
    request,
  }) => {
    const { scriptUrl } = await new WidgetMaker(request, product).make(site.host);
    const root = `<div id="shop" data-src="${scriptUrl}" ${strict ? 'data-strict="yes"' : ''}></div>`;
    site.show(shopPage(`${root}<script type="module">${script}</script>`));
    const visitor = new Widget(page, 'en');
    const chat = page.locator('samtale-widget');
    const launcher = page.getByRole('button', { name: 'Open the chat' });
    const help = page.getByRole('button', { name: 'Help' });
    const checkout = page.getByRole('button', { name: 'Checkout' });
    const heard = page.locator('output');
    await page.goto(site.url);
    await expect(launcher).toBeVisible();
    await expect(chat).toHaveCount(1);
    await expect(heard).toHaveText('ready');

    await test.step('the page opens and closes it, and hears what happens', async () => {
      await help.click();
      await visitor.ask('When are you open?', /9:30/);
      await expect(heard).toHaveText(/open$/);
      await visitor.say('How much is shipping?');
      await help.click();
      await expect(visitor.composer).toBeHidden();
      await expect(heard).toHaveText(/close, unread 1/);
      await launcher.click();
      await expect(heard).toHaveText(/unread 0/);
    });

    await test.step('it goes with what shows it, and comes back once', async () => {
      await checkout.click();
      await expect(chat).toHaveCount(0);
      await checkout.click();
      await expect(chat).toHaveCount(1);
      await expect(visitor.said('visitor').filter({ hasText: 'When are you open?' })).toBeVisible();
    });
  });

/** A page's script with all that it imports, as a React app has it while it is developed: strict mode is strict there. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built');
  const [{ code }] = result.output;
  return code.replaceAll('</script', '<\\/script');
}
