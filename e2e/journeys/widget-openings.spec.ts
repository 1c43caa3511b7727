import { expect, test } from '@playwright/test';
import { demoWidgets, styleIn } from '../helpers/demo-widgets.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const opening = /9\.30/;
const { widgetWith, demoOf, openChat } = demoWidgets(product);

test('a sound tells a visitor who is elsewhere, until they turn it off', async ({ page }) => {
  const widget = await widgetWith(page, { soundOnMessageReceived: true, messageReceivedSound: 'sound2.wav' });
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: string[] };
    counted.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      counted.tones.push(
        `${this.frequency.value} Hz, ${document.hasFocus() ? 'here' : 'elsewhere'}, in ${document.activeElement?.nodeName}`,
      );
      start.call(this, when);
    };
  });
  const visitor = await openChat(page, widget);
  const tones = () =>
    visitor.frame.locator('body').evaluate(() => (window as unknown as { tones: string[] }).tones);
  await expect(visitor.composer).toBeFocused();
  await expect.poll(() => visitor.frame.locator('body').evaluate(() => document.hasFocus())).toBe(true);
  await visitor.ask('Hvornår har I åbent?', opening);
  expect(await tones()).toEqual([]);
  await visitor.composer.fill('Leverer I?');
  await visitor.composer.press('Enter');
  await page.getByRole('heading').first().click();
  await expect
    .poll(tones)
    .toEqual([expect.stringMatching(/^523 Hz, elsewhere/), expect.stringMatching(/^392 Hz, elsewhere/)]);

  await visitor.frame.getByRole('button', { name: 'Menu' }).click();
  await visitor.frame.getByRole('button', { name: 'Slå lyden fra' }).click();
  const before = (await tones()).length;
  await visitor.composer.fill('Hvornår har I åbent?');
  await visitor.composer.press('Enter');
  await page.getByRole('heading').first().click();
  await expect(visitor.said('bot').filter({ hasText: opening })).toHaveCount(2);
  expect(await tones()).toHaveLength(before);
});

test('a header of the staff stands under the chat’s own, shut off from it', async ({ page }) => {
  const widget = await widgetWith(page, {
    clientHeaderHtml: '<p id="offer">Gratis fragt i dag</p>',
    clientHeaderCss: 'p{margin:0;height:70px}',
    clientHeaderScript:
      'document.getElementById("offer").dataset.reach = (() => { try { return parent.document.title; } catch { return "shut off"; } })();',
  });
  const visitor = await openChat(page, widget);
  const offer = visitor.frame.frameLocator('iframe.staff-header').locator('#offer');
  await expect(offer).toHaveText('Gratis fragt i dag');
  await expect(offer).toHaveAttribute('data-reach', 'shut off');
  await expect.poll(() => styleIn(visitor, '.staff-header', 'height')).toBe('70px');
});

test('the console’s preview shows settings as they come, and talks to no server', async ({ page }) => {
  const { clientKey } = await widgetWith(page, {});
  const reply = await page.request.get(`${product.url}/api/widget/clientKey/${clientKey}?language=da`);
  const config = await reply.json();
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (/\/(api|hub)\b/.test(sent.url())) calls.push(sent.url());
  });
  // A page of the same origin, as the console's own.
  const around = `${product.url}/around-the-preview`;
  const shown = `/widget/clientKey/${clientKey}/token/null?language=da&preview=true`;
  await page.route(around, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${shown}" width="400" height="700"></iframe>`,
    }),
  );
  await page.goto(around);
  const frame = page.frameLocator('iframe');
  const show = (config: unknown, openingHours?: string) =>
    page.evaluate(
      (shown) =>
        document
          .querySelector('iframe')
          ?.contentWindow?.postMessage({ samtale: 1, type: 'config', ...shown }, '*'),
      { config, openingHours },
    );
  await expect(async () => {
    await show(config);
    await expect(frame.getByText('velkommen')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(frame.locator('.entry.visitor')).toHaveText(/Hej, kan du hjælpe mig/);
  await show(config, 'Alle dage 10–17.');
  await expect(frame.locator('.entry.visitor')).toHaveText(/Hvornår har I åbent/);
  await expect(frame.getByText('Alle dage 10–17.')).toBeVisible();
  await show({ ...config, name: 'Anden bot', userBubbleColor: '#102030' });
  await expect(frame.getByRole('heading', { name: 'Anden bot' })).toBeVisible();
  await expect(frame.locator('.entry.visitor').first()).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await frame.getByLabel('Skriv en besked').fill('Kun her');
  await frame.getByLabel('Skriv en besked').press('Enter');
  await expect(frame.locator('.entry.visitor').last()).toHaveText(/Kun her/);
  expect(calls).toEqual([]);
});

test('a small welcome leads to the chat', async ({ page }) => {
  const widget = await widgetWith(page, { openModeDesktop: 2, openDelayDesktop: 0 });
  await page.goto(demoOf(widget));
  const visitor = new Widget(page, 'da');
  const expand = visitor.frame.getByRole('button', { name: /^Åbn chatten: / });
  await expect(expand).toBeVisible();
  await expect(visitor.frame.getByText('velkommen')).toBeVisible();
  await expect(visitor.composer).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await expand.click();
  await expect(visitor.composer).toBeVisible();
  await visitor.ask('Hvornår har I åbent?', opening);
});

test('the chat can take all of the window', async ({ page }) => {
  const widget = await widgetWith(page, { enableMaximize: true });
  const visitor = await openChat(page, widget);
  await visitor.frame.getByRole('button', { name: 'Gør chatten større' }).click();
  await expect(visitor.frame.getByRole('button', { name: 'Gør chatten mindre' })).toBeVisible();
});

test('questions the bot knows are offered while the visitor writes', async ({ page }) => {
  const widget = await widgetWith(page, { enableAutocomplete: true });
  const visitor = await openChat(page, widget);
  await visitor.composer.pressSequentially('hvornår');
  const offers = visitor.frame.getByRole('option');
  await expect(offers.first()).toContainText(/hvornår/i);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offers).toHaveCount(0);
  await visitor.composer.press('Backspace');
  await expect(offers.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  const question = await offers.first().innerText();
  await page.keyboard.press('Enter');
  await expect(visitor.said('visitor')).toContainText(question);
  await expect(visitor.composer).toHaveValue('');
  await expect(visitor.said('bot').last()).toBeVisible();
});
