import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

/** What an authenticator app shows now for a key in Base32 (RFC 6238 with HMAC-SHA-1). */
function appCode(key: string, now = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', bytes).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a second factor by app, and by mail (${language})`, async ({ browser }) => {
    // Six sign-ins of their own, each in a new browser.
    test.slow();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const words = (path: TextIn<'profile.twoFactor'>, values?: Record<string, string>) =>
      staff.text(`profile.twoFactor.${path}`, values);
    const guest = (path: TextIn<'guest.twoFactor'>, values?: Record<string, string>) =>
      staff.text(`guest.twoFactor.${path}`, values);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const password = page.getByLabel(staff.text('profile.own.currentPassword'), { exact: true });
    const code = page.getByLabel(guest('code'), { exact: true });
    const change = () => press(staff.text('profile.own.changeWhat', { what: words('label') }));
    /** Someone who signs in again in another browser, and is asked for a code. */
    const signInElsewhere = async () => {
      const other = new Console(
        await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(),
        product,
        language,
      );
      await other.openLogin();
      await other.page.getByLabel(other.text('auth.login.userName')).fill(product.user);
      await other.page.getByLabel(other.text('auth.login.password'), { exact: true }).fill(product.password);
      await other.button('auth.login.submit').click();
      await expect(other.page.getByRole('heading', { name: guest('title') })).toBeVisible();
      return other;
    };
    const isIn = (console: Console) =>
      expect(console.page.getByRole('heading', { name: console.text('flows.title') })).toBeVisible();

    await staff.startAt('profile');
    let key = '';
    let recoveryCode = '';

    await test.step('an app is set up', async () => {
      await change();
      expect(await violationsOf(page)).toEqual([]);
      await password.fill(product.password);
      await press(words('next'));
      await expect(page.getByRole('img', { name: words('qr') })).toBeVisible();
      key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      expect(await violationsOf(page)).toEqual([]);
      await code.fill('000000');
      await press(words('start'));
      await expect(page.getByText(guest('error.wrongCode'))).toBeVisible();
      await code.fill(appCode(key));
      await press(words('start'));
      const codes = page.getByRole('list', { name: words('recoveryCodes') }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      expect(await violationsOf(page)).toEqual([]);
      recoveryCode = (await codes.first().textContent()) ?? '';
      await press(words('kept'));
      await expect(page.getByText(words('now.app'), { exact: true })).toBeVisible();
    });

    await test.step('its code is asked for, and is sent once it is whole', async () => {
      const other = await signInElsewhere();
      await expect(other.page.getByText(guest('introduction.app'))).toBeVisible();
      const field = other.page.getByLabel(guest('code'), { exact: true });
      await expect(field).toBeFocused();
      expect(await violationsOf(other.page)).toEqual([]);
      await field.fill('000000');
      await expect(other.page.getByText(guest('error.wrongCode'))).toBeVisible();
      // Each step's code works once, and one was used to set the app up.
      await field.fill(appCode(key, Date.now() + 30_000));
      await isIn(other);
    });

    await test.step('a recovery code stands in for it', async () => {
      const other = await signInElsewhere();
      await other.button('guest.twoFactor.useRecoveryCode').click();
      await other.page.getByLabel(guest('recoveryCode')).fill(recoveryCode);
      await other.page.keyboard.press('Enter');
      await isIn(other);
    });

    await test.step('five wrong codes end the sign-in', async () => {
      const other = await signInElsewhere();
      const field = other.page.getByLabel(guest('code'), { exact: true });
      for (let tries = 0; tries < 4; tries++) {
        const answer = other.page.waitForResponse(/loginWithTwoFactor/);
        await field.fill(`00000${tries}`);
        expect((await answer).status()).toBe(401);
        await expect(other.button('guest.twoFactor.submit')).toBeEnabled();
      }
      await field.fill('000009');
      await expect(toast(other.page, guest('error.default'))).toBeVisible();
      await expect(other.page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    });

    await test.step('codes by mail instead', async () => {
      const mails = await context.newPage();
      const subject = { da: /\d{4} er din kode/, en: /\d{4} is your code/ }[language];
      const own = mails.getByRole('button').filter({ hasText: product.user });
      const subjects = own.filter({ hasText: subject });
      await mails.goto(product.mailbox);
      /** The code in the newest mail, once there are so many. */
      const newest = async (count: number) => {
        await expect(subjects).toHaveCount(count);
        return /\d{4}/.exec((await subjects.first().textContent()) ?? '')?.[0] ?? '';
      };
      await change();
      await press(words('next'));
      await expect(page.getByText(staff.text('profile.profile.error.wrongPassword'))).toBeVisible();
      await password.fill(product.password);
      await press(words('next'));
      await expect(page.getByText(words('confirm.mail', { email: product.user }))).toBeVisible();
      await code.fill(await newest(1));
      await press(words('start'));
      await press(words('kept'));
      const other = await signInElsewhere();
      await expect(toast(other.page, guest('emailConfirmation'))).toBeVisible();
      const typed = await newest(2);
      await other.page
        .getByLabel(guest('code'), { exact: true })
        .fill(`${typed.slice(0, 2)} ${typed.slice(2)}`);
      await isIn(other);
    });

    await test.step('and none again', async () => {
      await change();
      await page.getByRole('radio', { name: words('choice.none') }).check();
      await password.fill(product.password);
      await press(words('stop'));
      await expect(toast(page, words('stopped'))).toBeVisible();
      await expect(page.getByText(words('now.none'), { exact: true })).toBeVisible();
    });
  });
}

test('without a sign-in that waits nothing is asked for', async ({ page }) => {
  await page.goto(`${product.url}/twoFactor?token=x`);
  await expect(page).toHaveURL(`${product.url}/login`);
});
