import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { demoWidgets } from '../helpers/demo-widgets.ts';
import { haveManyOfEverything } from '../helpers/many-of-everything.ts';
import { overflowOf, windowSizes } from '../helpers/overflow.ts';
import { useProduct } from '../helpers/product.ts';
import { screens } from '../helpers/screens.ts';

/** Every screen there is takes a while. On a large window: `accessibility.spec.ts`. */
test.setTimeout(600_000);

// Some screens show all companies, and each is to be the same whatever other journeys made.
const product = useProduct({ alone: true });
test.beforeAll(() => haveManyOfEverything(product));
const { widgetWith, openChat } = demoWidgets(product);
const many = 50;

test('the chat is never higher or wider than its frame, whatever it holds and shows', async ({ page }) => {
  const widget = await widgetWith(page, { enableUpload: true, gdprLink: 'https://example.com' });
  const visitor = await openChat(page, widget);
  const document = visitor.frame.locator(':root');
  const found: string[] = [];
  const look = async (what: string) => {
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      const beyond = await overflowOf(document);
      if (beyond) found.push(`${what}, ${size.width} px: ${beyond}`);
    }
  };
  await look('welcome');
  for (let n = 0; n < many; n++) await visitor.say(`Hvornår har I åbent den ${n}. ${'meget '.repeat(n)}?`);
  await look('a long chat');
  await visitor.say('Jeg vil gerne tale med et menneske');
  await visitor.frame.getByLabel('E-mail').waitFor();
  await look('leaving a message');
  await visitor.composer.fill('En linje\n'.repeat(many));
  await look('a long draft');
  for (const popup of await visitor.frame.locator('.pop > button').all()) {
    if (!(await popup.isVisible())) continue;
    await popup.click();
    await look('a popup');
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});

test('no screen of these is too large for a moment while it opens', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: windowSizes[3] });
  const staff = new Console(await context.newPage(), product, 'da');
  const found: string[] = [];
  staff.page.on('console', (message) => {
    if (message.text().startsWith('too large:')) found.push(message.text());
  });
  await staff.page.addInitScript(() => {
    const look = () => {
      const html = document.documentElement;
      const high = html ? html.scrollHeight - html.clientHeight : 0;
      const wide = html ? html.scrollWidth - html.clientWidth : 0;
      if (high > 0 || wide > 0) console.log(`too large: ${location.pathname} by ${wide} and ${high} px`);
      requestAnimationFrame(look);
    };
    look();
  });
  await staff.haveSession();
  for (const path of ['statistics', 'chat', 'settings']) {
    await staff.page.goto(`${product.url}/${path}`);
    await staff.page.getByRole('main').getByRole('heading').first().waitFor();
  }
  expect(found).toEqual([]);
});

const viewport = windowSizes[0];
test(`no screen of the console is higher or wider than a window of ${viewport.width} px, with many of everything`, async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  const staff = new Console(await context.newPage(), product, 'da');
  const found: string[] = [];
  await staff.signIn();
  for (const { name, show } of screens) {
    await show(staff);
    const beyond = await overflowOf(staff.page.locator(':root'));
    if (beyond) found.push(`${name}: ${beyond}`);
  }
  expect(found).toEqual([]);
});
