import { expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../helpers/chromium.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { PushDevice, shownNotifications, usePushService } from '../helpers/push-device.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

// Notifications need more than its shell.
test.use({ launchOptions: chromiumOptions('whole') });

const product = useProduct();
const service = usePushService();

const outage = { status: 503, json: { code: 'unavailable', messageKey: 'error.default', details: {} } };

/** Answers the next call of a method with an outage. */
async function failOnce(page: Page, method: string): Promise<void> {
  let isAway = true;
  await page.route(/\/api\/PushSubscription\//, (route) => {
    if (!isAway || route.request().method() !== method) return route.fallback();
    isAway = false;
    return route.fulfill(outage);
  });
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a device is turned on, tried, named and removed (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['notifications'] });
    const device = new PushDevice(context);
    await device.use(service);
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const state = (name: TextIn<'push.device', '.title'>) =>
      page.getByText(staff.text(`push.device.${name}.title`), { exact: true });
    const devices = page.getByRole('region', { name: staff.text('push.list.title') });
    const more = (entry: TextIn<'push.list'>) => async () => {
      await devices.getByRole('button').click();
      await page.getByRole('menuitem', { name: staff.text(`push.list.${entry}`) }).click();
    };
    const [tryIt, rename, remove] = [more('test'), more('rename'), more('remove')];
    await staff.startAt('profile');

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
}

test('a device stays on through a sign-out from afar, and goes off with one here', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const device = new PushDevice(context);
  await device.use(service);
  service.status = 201;
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  const state = (name: TextIn<'push.device', '.title'>) =>
    page.getByText(staff.text(`push.device.${name}.title`), { exact: true });
  await staff.startAt('profile');
  await staff.button('push.device.turnOn').click();
  await expect(state('on')).toBeVisible();

  await test.step('signed in again, it is registered for the new session by itself', async () => {
    await staff.signOutFromAfar();
    await expect(page.getByText(staff.text('shell.session.expired'))).toBeVisible();
    const registered = page.waitForResponse(/\/api\/PushSubscription\/register\//, { timeout: 30_000 });
    await staff.fillSignIn();
    expect((await registered).status()).toBe(200);
    await expect(state('on')).toBeVisible();
    const devices = page.getByRole('region', { name: staff.text('push.list.title') });
    await devices.getByRole('button').click();
    await page.getByRole('menuitem', { name: staff.text('push.list.test') }).click();
    await expect(toast(page, staff.text('push.snackbar.testSent'))).toBeVisible();
    await device.deliver(page);
    await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  });

  await test.step('who sits there next is told of nobody’s chats', async () => {
    await staff.goTo('logout');
    await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    await staff.signInByForm();
    await staff.goTo('profile');
    await expect(state('off')).toBeVisible();
  });
  await context.close();
});

test('what the browser does not allow is said, with what to do about it', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  const staff = new Console(await context.newPage(), product, 'da');
  await staff.signIn();
  await staff.goOnline();
  await staff.goTo('chat');
  await expect(staff.page.getByRole('tab').first()).toBeVisible();
  await expect(staff.page.getByText(staff.text('push.hint.text'))).toHaveCount(0);
  await staff.goTo('profile');
  await expect(staff.page.getByText(staff.text('push.device.denied.about'))).toBeVisible();
  await expect(staff.button('push.device.turnOn')).toHaveCount(0);
  expect(await violationsOf(staff.page)).toEqual([]);
  await context.close();
});
