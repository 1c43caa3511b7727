import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newId } from '@samtale/contract';
import { demoWidgets } from '../helpers/demo-widgets.ts';
import { draftFlows, responseOf } from '../helpers/draft-flows.ts';
import { useProduct } from '../helpers/product.ts';

const product = useProduct();
const { widgetWith, openChat } = demoWidgets(product);
const question = 'Hvornår har I åbent?';
const opening = /9\.30/;

// The first: who of the staff has signed in counts as there for a while.
test('the end is followed however little room there is', async ({ page }) => {
  const widget = await widgetWith(page, {
    widgetWidth: '320px',
    widgetHeight: '380px',
    clientDescription: 'Vi svarer på alt om cykler',
    gdprLink: 'https://example.com',
    enableUpload: true,
  });
  const visitor = await openChat(page, widget);
  await visitor.say('Jeg vil gerne tale med et menneske');
  await expect(visitor.frame.getByRole('button', { name: 'Læg besked' })).toBeInViewport({ ratio: 1 });
});

test('what is said in quick succession is followed', async ({ page }) => {
  const visitor = await openChat(page, await widgetWith(page, {}));
  await visitor.ask(question, opening);
  await visitor.log.evaluate(
    (log) =>
      new Promise<void>((resolve) => {
        let grown = 0;
        // More than fits, twice: the second time before the browser tells that the log has gone to its end.
        const observer = new ResizeObserver(() => {
          if (++grown > 2) {
            observer.disconnect();
            resolve();
            return;
          }
          const more = document.createElement('div');
          more.style.cssText = 'flex:none;height:700px';
          log.append(more);
        });
        observer.observe(log);
      }),
  );
  const toEnd = () =>
    visitor.frame
      .locator('.scroller')
      .evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));
  await expect.poll(toEnd).toBe(0);
});

test('files that are attached leave the last answer in view', async ({ page }) => {
  const widget = await widgetWith(page, { enableUpload: true, widgetHeight: '460px' });
  const visitor = await openChat(page, widget);
  await visitor.ask(question, opening);
  const thumbs = visitor.frame.getByRole('button', { name: 'Svaret var nyttigt' });
  await expect(thumbs).toBeInViewport({ ratio: 1 });
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await (await choosing).setFiles([file('a.txt'), file('b.txt'), file('c.txt')]);
  await expect(visitor.frame.getByRole('button', { name: 'Fjern c.txt' })).toBeVisible();
  await expect(thumbs).toBeInViewport({ ratio: 1 });
});

test('a file that was attached before a new conversation goes along in that', async ({ page }) => {
  const widget = await widgetWith(page, { enableUpload: true });
  const visitor = await openChat(page, widget);
  await visitor.ask(question, opening);
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') });
  await expect(visitor.frame.locator('.upload.there')).toBeVisible();
  await visitor.frame.getByRole('button', { name: 'Menu' }).click();
  await visitor.frame.getByRole('button', { name: 'Start en ny samtale' }).click();
  await visitor.say('Se her');
  await expect(visitor.said('visitor')).toContainText('a.txt');
  await expect(visitor.said('bot').last()).toBeVisible();
  await expect(visitor.frame.locator('.state')).toHaveCount(0);
});

test('a file that the server has forgotten keeps nobody from writing on', async ({ page }) => {
  const widget = await widgetWith(page, { enableUpload: true });
  let begun = 0;
  await page.route('**/conversation', (route) => {
    begun++;
    return route.continue();
  });
  await page.route('**/api/widget/file?*', (route) =>
    route.fulfill({ json: { id: randomUUID(), name: 'a.txt', contentType: 'text/plain', bytes: 3 } }),
  );
  const visitor = await openChat(page, widget);
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') });
  await expect(visitor.frame.locator('.upload.there')).toBeVisible();
  await visitor.say('Se her');
  await expect(visitor.frame.getByText('Beskeden blev ikke sendt.')).toBeVisible();
  await visitor.ask(question, opening);
  expect(begun).toBe(1);
});

test('who is back after a while is greeted at once below the old messages', async ({ page }) => {
  const widget = await widgetWith(page, {}, { welcomeMinutesThreshold: 1 });
  const visitor = await openChat(page, widget);
  const greeting = (await visitor.said('bot').first().textContent()) ?? '';
  const greetings = visitor.said('bot').filter({ hasText: greeting });
  await visitor.ask(question, opening);
  await visitor.close();
  await visitor.reach();
  await expect(greetings).toHaveCount(1);
  await visitor.close();
  // Two minutes later.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
  });
  await page.reload();
  await visitor.reach();
  await expect(greetings).toHaveCount(2);
  const texts = await visitor.log.locator('.entry').allTextContents();
  expect(texts.findLastIndex((text) => text.includes(greeting))).toBeGreaterThan(
    texts.findIndex((text) => opening.test(text)),
  );
  await expect(greetings.last()).toBeInViewport({ ratio: 1 });
  // The server's minutes have not gone by, and what counts is what it says.
  await visitor.ask(question, opening);
  await expect(greetings).toHaveCount(1);
});

test('a row of cards ends where the chat ends', async ({ page }) => {
  const add = await draftFlows(product, 'da');
  await add('Kort', {
    isActive: true,
    trainingPhraseList: [{ id: newId, question: 'zebra i en karrusel' }],
    chatResponseList: responseOf(
      ['Strand', 'Spurv', 'Storm'].map((title) => ({ messageType: 5, title, content: title })),
      { carousel: true },
    ),
  });
  const visitor = await openChat(page, await widgetWith(page, {}));
  const row = visitor.said('bot').filter({ hasText: 'Storm' });
  await expect(async () => {
    await visitor.askAnything('zebra i en karrusel');
    await expect(row.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(row.last().getByRole('button', { name: 'Næste' })).toBeVisible();
  expect(await visitor.frame.locator('.scroller').evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(
    0,
  );
});
