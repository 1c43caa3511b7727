import { expect, type Page, test } from '@playwright/test';
import { danish, english } from '@samtale/contract';
import { demoWidgets, styleIn } from '../helpers/demo-widgets.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const picture = '/media/avatars/fjord.svg';
const opening = /9\.30/;
const { widgetWith, demoOf, openChat } = demoWidgets(product);

test('a widget has the look it was given', async ({ page }) => {
  await page.route(`**${picture}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const widget = await widgetWith(page, {
    theme: 'classic',
    font: 'mono',
    logoUrl: picture,
    clientDescription: 'Svarer med det samme',
    headerColor: '#204060',
    backgroundColor: '#fff8e7',
    userBubbleColor: '#602040',
    botBubbleColor: '#d0f0c0',
    botTextColor: '#103010',
    buttonColor: '#ffcc00',
    gdprLink: 'https://example.com/privatliv',
    showPoweredBy: true,
  });
  const visitor = await openChat(page, widget);
  await visitor.ask('Hvornår har I åbent?', opening);
  expect(await styleIn(visitor, '.header', 'background-color')).toBe('rgb(32, 64, 96)');
  expect(await styleIn(visitor, '.header', 'color')).toBe('rgb(255, 255, 255)');
  expect(await styleIn(visitor, 'body', 'background-color')).toBe('rgb(255, 248, 231)');
  expect(await styleIn(visitor, 'body', 'font-family')).toContain('ui-monospace');
  expect(await styleIn(visitor, '.visitor', 'background-color')).toBe('rgb(96, 32, 64)');
  expect(await styleIn(visitor, '.visitor', 'color')).toBe('rgb(255, 255, 255)');
  expect(await styleIn(visitor, '.bot', 'background-color')).toBe('rgb(208, 240, 192)');
  expect(await styleIn(visitor, '.bot', 'color')).toBe('rgb(16, 48, 16)');
  expect(await styleIn(visitor, '.bot', 'border-top-left-radius')).toBe('4px');
  await expect(visitor.frame.locator('.header img')).toHaveAttribute('src', picture);
  await expect(visitor.said('bot').last().locator('img.avatar')).toHaveAttribute('src', picture);
  await expect(visitor.frame.locator('.header')).toContainText('Svarer med det samme');
  await expect(visitor.frame.locator('footer')).toHaveText('PrivatlivSamtale');
  await visitor.composer.fill('Ja');
  expect(await styleIn(visitor, '.send', 'background-color')).toBe('rgb(255, 204, 0)');
  expect(await violationsOf(page)).toEqual([]);
});

test('what is turned off is not there', async ({ page }) => {
  const widget = await widgetWith(page, {
    logoUrl: picture,
    showLogoTop: false,
    showCloseButton: false,
    enableMaximize: false,
    enableEmoji: false,
    showPoweredBy: false,
  });
  const visitor = await openChat(page, widget);
  await expect(visitor.said('bot').first()).toBeVisible();
  await expect(visitor.frame.locator('.header img')).toHaveCount(0);
  await expect(visitor.frame.getByRole('button', { name: 'Luk chatten' })).toHaveCount(0);
  await expect(visitor.frame.getByRole('button', { name: 'Gør chatten større' })).toHaveCount(0);
  await expect(visitor.frame.getByRole('button', { name: 'Indsæt emoji' })).toHaveCount(0);
  await expect(visitor.frame.locator('footer')).toHaveCount(0);
});

test('the notice above the conversation is put away for the visit, and the field has its words and its limit', async ({
  page,
}) => {
  const widget = await widgetWith(page, {
    chatInputMax: 40,
    chatConfigLanguageList: [danish, english].map(({ id }) => ({
      languageId: id,
      defaultWelcomeIntent: null,
      welcomeBackIntent: null,
      disclaimer: 'Du taler med en chatbot.',
      chatInputText: 'Spørg om cykler',
      gptCommandDescription: '',
    })),
  });
  const visitor = await openChat(page, widget);
  await expect(visitor.composer).toHaveAttribute('placeholder', 'Spørg om cykler');
  await visitor.composer.fill('x'.repeat(29));
  await expect(visitor.frame.getByText('tegn tilbage')).toHaveCount(0);
  await visitor.composer.fill('');
  await visitor.composer.pressSequentially('y'.repeat(45));
  await expect(visitor.composer).toHaveValue('y'.repeat(40));
  await expect(visitor.frame.getByText('0 tegn tilbage')).toBeVisible();

  const notice = visitor.frame.getByText('Du taler med en chatbot.');
  await expect(notice).toBeVisible();
  await visitor.frame.getByRole('button', { name: 'Skjul beskeden' }).click();
  await expect(notice).toHaveCount(0);
  // Who has begun to write finds the chat open again.
  await page.reload();
  await expect(visitor.said('bot').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the menu begins flows, starts again and can be used by keyboard', async ({ page }) => {
  const widget = await widgetWith(page, {
    chatMenuItemList: await menuOf(page),
    soundOnMessageReceived: true,
  });
  const visitor = await openChat(page, widget);
  const button = visitor.frame.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  const entries = visitor.frame.getByRole('list', { name: 'Menu' }).getByRole('button');
  await expect(entries).toHaveText(['Hvornår er der åbent?', 'Slå lyden fra']);
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await entries.first().click();
  await expect(visitor.said('visitor')).toContainText('Hvornår er der åbent?');
  await expect(visitor.said('bot').filter({ hasText: opening })).toBeVisible();
  await button.click();
  await entries.filter({ hasText: 'Start en ny samtale' }).click();
  await expect(visitor.said('visitor')).toHaveCount(0);
});

test('the menu can stand by the field', async ({ page }) => {
  const widget = await widgetWith(page, { showMenuInInput: true, chatMenuItemList: await menuOf(page) });
  const visitor = await openChat(page, widget);
  await expect(visitor.frame.locator('.composer').getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(visitor.frame.locator('.header').getByRole('button', { name: 'Menu' })).toHaveCount(0);
});

/** One entry, which leads where the welcome's first suggestion does. */
async function menuOf(page: Page) {
  const reply = await page.request.get(
    `${product.url}/api/widget/clientKey/${product.widget.split('/').at(-1)}?language=da`,
  );
  const { welcome } = await reply.json();
  for (const { messages } of welcome)
    for (const message of messages)
      if (message.kind === 'suggestion')
        return [
          {
            id: crypto.randomUUID(),
            languageId: danish.id,
            intentId: message.flowId,
            displayName: 'Hvornår er der åbent?',
          },
        ];
  throw new Error('The welcome suggests nothing');
}

test('of an old conversation the last minutes are shown, and the rest when asked for', async ({ page }) => {
  const widget = await widgetWith(page, {}, { loadHistoryMinutes: 90, welcomeMinutesThreshold: 60 });
  const visitor = await openChat(page, widget);
  await visitor.ask('Hvornår har I åbent?', opening);
  const later = async (hours: number) => {
    // An open chat would be open again, as it was.
    await visitor.close();
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await openChat(page, widget);
  };
  await later(1);
  await expect(visitor.said('visitor')).toHaveText(/Hvornår har I åbent/);
  await later(2);
  const earlier = visitor.frame.getByRole('button', { name: 'Vis tidligere beskeder' });
  await expect(earlier).toBeVisible();
  await expect(visitor.said('visitor')).toHaveCount(0);
  await expect(visitor.said('bot').first()).toContainText('velkommen');
  await earlier.click();
  await expect(visitor.said('visitor')).toHaveText(/Hvornår har I åbent/);
  await expect(earlier).toHaveCount(0);
});

test('an emoji comes where the visitor writes', async ({ page }) => {
  const widget = await widgetWith(page, { enableEmoji: true });
  const visitor = await openChat(page, widget);
  await visitor.composer.fill('Hej  du');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await visitor.frame.getByRole('button', { name: 'Indsæt emoji' }).click();
  await expect(visitor.frame.getByRole('button', { name: 'glad' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(visitor.composer).toHaveValue('Hej 😂 du');
  await expect(visitor.composer).toBeFocused();
});

test('a search box answers in place, and keeps earlier questions', async ({ page }) => {
  const widget = await widgetWith(page, { layoutMode: 1 });
  await page.goto(demoOf(widget));
  await page.getByRole('button', { name: 'Åbn chatten' }).click();
  const { frame } = new Widget(page, 'da');
  const field = frame.getByRole('searchbox', { name: 'Søg, eller stil et spørgsmål' });
  await expect(frame.getByText('velkommen')).toBeVisible();
  await field.fill('Hvornår har I åbent?');
  await field.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Hvornår har I åbent?' })).toBeVisible();
  await expect(frame.getByText(opening)).toBeVisible();
  await expect(frame.locator('.typing')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await field.fill('Leverer I?');
  await field.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Leverer I?' })).toBeVisible();
  await expect(frame.getByText(opening)).toBeHidden();
  await frame.getByText('Hvornår har I åbent?').click();
  await expect(frame.getByText(opening)).toBeVisible();
});
