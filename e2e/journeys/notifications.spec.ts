import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../helpers/chromium.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import {
  chooseNotification,
  PushDevice,
  shownNotifications,
  usePushService,
} from '../helpers/push-device.ts';
import { consoleText, type Language } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

// Notifications need more than its shell.
test.use({ launchOptions: chromiumOptions('whole') });

const product = useProduct();
const service = usePushService();

const words = {
  da: { person: 'Jeg vil tale med et menneske', said: 'Er der nogen?' },
  en: { person: 'I want to talk to a person', said: 'Is anybody there?' },
} as const;

async function visitor(context: BrowserContext, language: Language): Promise<Widget> {
  const widget = new Widget(await context.newPage(), language);
  await widget.open(`${product.widget}?language=${language}`);
  return widget;
}

/** Whether what goes on behind the screen is loaded: it lets the other windows know that this one is used. */
const isListening = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === 'samtale.focused');
  });

for (const language of journeyLanguages(import.meta.url)) {
  test(`a notification leads to the chat (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['notifications'] });
    const device = new PushDevice(context);
    await device.use(service);
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const guest = await visitor(await browser.newContext(), language);
    await staff.signIn();
    await staff.goOnline();
    await staff.goTo('chat');

    await test.step('who is online is asked once, calmly', async () => {
      const hint = page.getByRole('note').filter({ hasText: staff.text('push.hint.text') });
      await expect(hint).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('push.hint.turnOn').click();
      await expect(hint).toHaveCount(0);
      await expect.poll(() => device.browser).not.toBeNull();
    });

    const { said, person } = words[language];
    await test.step('a window that is used tells of it itself', async () => {
      await guest.say(person);
      await expect(toast(page, staff.text('chat.notify.newChatRequest'))).toBeVisible();
      await expect.poll(() => device.browser?.payloads.length).toBe(1);
      await device.deliver(page);
      expect(device.browser?.payloads[0]).toMatchObject({ kind: 'newChatRequest', language });
    });

    const list = page.getByRole('listbox', { name: staff.text('chat.list.label') });
    await test.step('with the console closed the browser tells', async () => {
      await list.getByRole('option').first().click();
      await staff.takeOver();
      await page.goto(`${product.url}/api/docs`);
      await guest.say(said);
      await expect.poll(() => device.browser?.payloads.length).toBe(2);
      await device.deliver(page);
      await expect
        .poll(async () => (await shownNotifications(page)).map(({ title, body }) => ({ title, body })))
        .toEqual([{ title: staff.text('notification.newChatMessage'), body: expect.stringContaining(said) }]);
    });

    const [{ tag: chatToken } = { tag: '' }] = await shownNotifications(page);
    await test.step('chosen, it opens the console at the chat', async () => {
      expect(await chooseNotification(context)).toEqual([`/chat/chatToken/${chatToken}`]);
      expect(await shownNotifications(page)).toEqual([]);
    });

    await test.step('or goes there in the window that is open', async () => {
      await guest.say(said);
      await expect.poll(() => device.browser?.payloads.length).toBe(3);
      await device.deliver(page);
      await expect.poll(() => shownNotifications(page)).toHaveLength(1);
      await page.goto(`${product.url}/intent/list`);
      await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
      // What answers the service worker is loaded once the screen stands.
      await expect.poll(() => isListening(page)).toBe(true);
      expect(await chooseNotification(context)).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`/chat/chatToken/${chatToken}$`));
      await expect(staff.transcript).toContainText(said);
    });

    await test.step('signed out, the browser tells nobody', async () => {
      await page.goto(`${product.url}/logout`);
      await expect(
        page.getByRole('heading', { name: consoleText(language, 'auth.login.welcome') }),
      ).toBeVisible();
      const sent = device.browser?.payloads.length;
      await guest.say(said);
      await guest.page.waitForRequest(() => true, { timeout: 1000 }).catch(() => undefined);
      expect(device.browser?.payloads.length).toBe(sent);
    });
    await context.close();
  });
}

test('the tone is heard once, from whichever window, and not for the chat that is looked at', async ({
  browser,
}) => {
  const context = await browser.newContext();
  let tones = 0;
  await context.exposeFunction('heard', () => {
    tones++;
  });
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      if (this.frequency.value < 700) (window as unknown as { heard(): void }).heard();
      start.call(this, when);
    };
  });
  const staff = new Console(await context.newPage(), product, 'da');
  await staff.signIn();
  await staff.goOnline();
  const second = await context.newPage();
  await second.goto(`${product.url}/chat`);
  await second.getByRole('tab').first().click();
  const guest = await visitor(await browser.newContext(), 'da');
  await guest.say(words.da.person);
  await expect(toast(staff.page, staff.text('chat.notify.newChatRequest'))).toBeVisible();
  await expect(toast(second, staff.text('chat.notify.newChatRequest'))).toBeVisible();
  await expect.poll(() => tones).toBe(1);

  await staff.openChat(words.da.person);
  await staff.takeOver();
  await guest.say(words.da.said);
  await expect(toast(second, staff.text('chat.notify.newChatMessage'))).toBeVisible();
  expect(tones).toBe(1);

  await staff.goTo('profile');
  await guest.say(words.da.said);
  await expect.poll(() => tones).toBe(2);
  await staff.page.getByRole('switch', { name: staff.text('profile.sound.label') }).uncheck();
  await guest.say('Hallo?');
  await expect(second.getByRole('listbox')).toContainText('Hallo?');
  expect(tones).toBe(2);
  await context.close();
});
