import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PushService } from '../apps/server/test/push-service.ts';
import { Console } from './console.ts';
import { useProduct } from './product.ts';
import { chooseNotification, PushDevice, shownNotifications } from './push-device.ts';
import { consoleText, type Language } from './texts.ts';
import { violationsOf } from './violations.ts';
import { Widget } from './widget.ts';

const product = useProduct({ SAMTALE_ALLOWED_HOSTS: '127.0.0.1' });
const service = new PushService();
test.beforeAll(() => service.start());
test.afterAll(() => service.close());
test.beforeEach(() => {
  service.status = 201;
});

const words = {
  da: { person: 'Jeg vil tale med et menneske', said: 'Er der nogen?' },
  en: { person: 'I want to talk to a person', said: 'Is anybody there?' },
} as const;

const outage = { status: 503, json: { code: 'unavailable', messageKey: 'error.default', details: {} } };

const goOnline = (staff: Console) =>
  staff.page.getByRole('switch', { name: staff.text('shell.presence.label') }).check();

async function visitor(context: BrowserContext, language: Language): Promise<Widget> {
  const widget = new Widget(await context.newPage(), language);
  await widget.open(`${product.widget}?language=${language}`);
  return widget;
}

const toast = (page: Page, text: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: text });
/** Whether what goes on behind the screen is loaded: it lets the other windows know that this one is used. */
const isListening = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === 'samtale.focused');
  });

/** Answers the next call of a method with an outage. */
async function failOnce(page: Page, method: string): Promise<void> {
  let isAway = true;
  await page.route(/\/api\/PushSubscription\//, (route) => {
    if (!isAway || route.request().method() !== method) return route.fallback();
    isAway = false;
    return route.fulfill(outage);
  });
}

for (const language of ['da', 'en'] as const satisfies Language[]) {
  test(`a device is turned on, tried, named and removed (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['notifications'] });
    const device = new PushDevice(context);
    await device.use(service);
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const state = (name: string) => page.getByText(staff.text(`push.device.${name}.title`), { exact: true });
    const devices = page.getByRole('region', { name: staff.text('push.list.title') });
    const more = (entry: string) => async () => {
      await devices.getByRole('button').click();
      await page.getByRole('menuitem', { name: staff.text(`push.list.${entry}`) }).click();
    };
    const [tryIt, rename, remove] = [more('test'), more('rename'), more('remove')];
    await staff.signIn();
    await staff.goTo('profile');

    await test.step('nothing is asked before the button is pressed', async () => {
      await expect(page.getByRole('heading', { name: staff.text('profile.title'), level: 1 })).toBeVisible();
      await expect(state('off')).toBeVisible();
      await expect(devices).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
    });

    await test.step('a push service that cannot be reached leaves what an open window can tell', async () => {
      device.isAway = true;
      await staff.button('push.device.turnOn').click();
      await expect(toast(page, staff.text('push.snackbar.pushSubscriptionFetchError'))).toBeVisible();
      await expect(state('whileOpen')).toBeVisible();
      device.isAway = false;
    });

    await test.step('so does a server that cannot keep it', async () => {
      await failOnce(page, 'POST');
      await staff.button('push.device.tryAgain').click();
      await expect(toast(page, staff.text('push.snackbar.pushSubscriptionSaveError'))).toBeVisible();
      await expect(state('whileOpen')).toBeVisible();
    });

    await test.step('turned on, it is in the list', async () => {
      await staff.button('push.device.tryAgain').click();
      await expect(state('on')).toBeVisible();
      await expect(devices.getByText(staff.text('push.list.current'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a test reaches it, encrypted, and is shown', async () => {
      await tryIt();
      await expect(toast(page, staff.text('push.snackbar.testSent'))).toBeVisible();
      await device.deliver(page);
      await expect
        .poll(() => shownNotifications(page))
        .toEqual([
          { title: staff.text('notification.test'), body: staff.text('notification.testText'), tag: 'test' },
        ]);
      service.status = 503;
      await tryIt();
      await expect(toast(page, staff.text('push.push.notDelivered'))).toBeVisible();
    });

    await test.step('it gets another name', async () => {
      await rename();
      const name = page.getByLabel(staff.text('push.list.name'));
      await expect(name).toBeFocused();
      await failOnce(page, 'PATCH');
      await name.fill('Kontoret');
      await name.press('Enter');
      await expect(toast(page, staff.text('push.snackbar.pushSaveError'))).toBeVisible();
      await rename();
      await name.fill('Kontoret');
      await name.press('Enter');
      await expect(toast(page, staff.text('push.snackbar.pushSaveSuccess'))).toBeVisible();
      await expect(devices.getByText('Kontoret')).toBeVisible();
    });

    await test.step('a list that cannot be had says so, and comes when asked again', async () => {
      await page.route(/\/api\/PushSubscription\/me$/, (route) => route.fulfill(outage));
      await page.reload();
      await expect(page.getByText(staff.text('push.snackbar.pushListError'))).toBeVisible({
        timeout: 20_000,
      });
      await page.unroute(/\/api\/PushSubscription\/me$/);
      await staff.button('shell.action.retry').click();
      await expect(devices.getByText('Kontoret')).toBeVisible();
    });

    await test.step('removed, it is off', async () => {
      await remove();
      await expect(devices).toHaveCount(0);
      await expect(state('off')).toBeVisible();
    });

    await test.step('turned on again and off again, it is gone from the list', async () => {
      service.status = 201;
      await staff.button('push.device.turnOn').click();
      await expect(devices).toBeVisible();
      await staff.button('push.device.turnOff').click();
      await expect(state('off')).toBeVisible();
      await expect(devices).toHaveCount(0);
    });

    await test.step('a device whose subscription has ended is found out', async () => {
      await staff.button('push.device.turnOn').click();
      await expect(devices).toBeVisible();
      service.status = 410;
      await tryIt();
      await expect(toast(page, staff.text('push.push.deviceGone'))).toBeVisible();
      await expect(state('off')).toBeVisible();
      await expect(devices).toHaveCount(0);
    });
    await context.close();
  });

  test(`a notification leads to the chat (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['notifications'] });
    const device = new PushDevice(context);
    await device.use(service);
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const guest = await visitor(await browser.newContext(), language);
    await staff.signIn();
    await goOnline(staff);
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
  await goOnline(staff);
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

test('what the browser does not allow is said, with what to do about it', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  const staff = new Console(await context.newPage(), product, 'da');
  await staff.signIn();
  await goOnline(staff);
  await staff.goTo('chat');
  await expect(staff.page.getByRole('tab').first()).toBeVisible();
  await expect(staff.page.getByText(staff.text('push.hint.text'))).toHaveCount(0);
  await staff.goTo('profile');
  await expect(staff.page.getByText(staff.text('push.device.denied.about'))).toBeVisible();
  await expect(staff.button('push.device.turnOn')).toHaveCount(0);
  expect(await violationsOf(staff.page)).toEqual([]);
  await context.close();
});
