import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { openMailTo } from '../helpers/mailbox.ts';
import { addressIn, useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

/** The newest such mail to an address, opened in the mailbox; its link leads to another tab. */
async function openLinkInMail(
  { page }: Console,
  { subject, button }: { subject: string; button: string },
  address = product.user,
): Promise<Page> {
  const { body } = await openMailTo(page, product, address, subject);
  await expect(page).toHaveURL(`${product.url}/mailbox`);
  const opened = page.context().waitForEvent('page');
  await body.getByRole('link', { name: button }).click();
  return opened;
}

const mailWords = {
  da: { subject: 'Vælg en ny adgangskode', button: 'Vælg ny adgangskode' },
  en: { subject: 'Choose a new password', button: 'Choose new password' },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`a forgotten password is replaced by a mailed link (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.openLogin();

    await test.step('who has no account is told so', async () => {
      await page.getByRole('link', { name: staff.text('auth.login.forgot') }).click();
      await staff.button('guest.forgotPassword.submit').click();
      await expect(page.getByText(staff.text('guest.forgotPassword.validation.email'))).toBeVisible();
      await expect(page.getByLabel(staff.text('guest.forgotPassword.email'))).toBeFocused();
      await page.getByLabel(staff.text('guest.forgotPassword.email')).fill('nobody@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByText(staff.text('guest.forgotPassword.error.notFound'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the link is mailed', async () => {
      await page.getByLabel(staff.text('guest.forgotPassword.email')).fill(product.user);
      await staff.button('guest.forgotPassword.submit').click();
      await expect(
        page.getByText(staff.text('guest.forgotPassword.sent.about', { email: product.user })),
      ).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    const chosen = `${product.password}-${language}`;
    await test.step('it opens a screen where a password is chosen', async () => {
      const tab = await openLinkInMail(staff, mailWords[language]);
      // A mail runs no scripts, so axe cannot look into it: it is closed.
      const mail = page.getByRole('listitem').filter({ hasText: product.user });
      const head = mail.getByRole('button', { name: mailWords[language].subject }).first();
      await head.click();
      expect(await violationsOf(page)).toEqual([]);
      await head.click();
      const field = (name: TextIn<'guest.resetPassword'>) =>
        tab.getByLabel(staff.text(`guest.resetPassword.${name}`), { exact: true });
      const save = tab.getByRole('button', { name: staff.text('guest.resetPassword.submit') });
      await expect(
        tab.getByText(staff.text('guest.resetPassword.introduction', { email: product.user })),
      ).toBeVisible();
      await field('newPassword').fill('demo');
      await expect(tab.getByText(staff.text('guest.strength.0'))).toBeVisible();
      await field('confirmPassword').fill('else');
      await save.click();
      await expect(tab.getByText(staff.text('guest.resetPassword.validation.different'))).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      await field('newPassword').fill(chosen);
      await field('confirmPassword').fill(chosen);
      await save.click();
      await expect(toast(tab, staff.text('guest.resetPassword.done'))).toBeVisible();
      product.password = chosen;
      await tab.close();
    });

    await test.step('the link is of no use a second time', async () => {
      const tab = await openLinkInMail(staff, mailWords[language]);
      await expect(tab.getByText(staff.text('guest.resetPassword.error.invalidToken'))).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      await tab.getByRole('link', { name: staff.text('guest.resetPassword.askAgain') }).click();
      await expect(tab.getByLabel(staff.text('guest.forgotPassword.email'))).toBeVisible();
      await tab.close();
    });

    await test.step('the new password signs in', async () => {
      await new Console(await (await browser.newContext()).newPage(), product, language).signInByForm();
    });
  });

  test(`devices are told and signed out from afar (${language})`, async ({ browser }) => {
    const here = new Console(await (await browser.newContext()).newPage(), product, language);
    const there = new Console(await (await browser.newContext()).newPage(), product, language);
    await there.signInByForm();
    await here.signInByForm();
    await here.goTo('profile');
    const devices = here.page.getByRole('region', { name: here.text('profile.devices.title') });
    await expect(devices.getByText(here.text('profile.devices.current'))).toHaveCount(1);
    await expect(devices.getByText('Chrome').first()).toBeVisible();
    expect(await violationsOf(here.page)).toEqual([]);

    await devices.getByRole('button', { name: here.text('profile.devices.others.action') }).click();
    await here.page
      .getByRole('dialog')
      .getByRole('button', { name: here.text('profile.devices.others.confirm') })
      .click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    // Who is signed in is no guest.
    for (const path of ['/signup', '/forgotpassword', '/twoFactor?token=a&email=b@example.com']) {
      await here.page.goto(`${product.url}${path}`);
      await expect(here.page.getByRole('heading', { name: here.text('flows.title') })).toBeVisible();
    }
    await there.page.reload();
    await expect(there.page.getByLabel(there.text('auth.login.userName'))).toBeVisible();
  });
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`name, password and address are changed in their places (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const own = (path: TextIn<'profile.own'>) => staff.text(`profile.own.${path}`);
    const change = (what: TextIn<'profile.own'>) =>
      staff.button('profile.own.changeWhat', { what: own(what) }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await staff.signInByForm();
    await staff.goTo('profile');

    await test.step('the name', async () => {
      await change('name');
      await field(own('firstName')).fill('D');
      await staff.button('profile.own.save').click();
      await expect(page.getByText(staff.text('profile.profile.validation.firstName'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await field(own('firstName')).fill(`Dorte ${language}`);
      await page.keyboard.press('Enter');
      await expect(toast(page, own('saved'))).toBeVisible();
      await expect(page.getByRole('heading', { name: `Dorte ${language} Bruger` })).toBeVisible();
      await expect(staff.button('profile.own.changeWhat', { what: own('name') })).toBeFocused();
    });

    await test.step('the password', async () => {
      const chosen = `${product.password}-2`;
      await change('password');
      await field(own('currentPassword')).fill('a wrong one');
      await field(staff.text('guest.resetPassword.newPassword')).fill(chosen);
      await field(staff.text('guest.resetPassword.confirmPassword')).fill(chosen);
      await staff.button('profile.own.savePassword').click();
      await expect(page.getByText(staff.text('profile.profile.error.wrongPassword'))).toBeVisible();
      await field(own('currentPassword')).fill(product.password);
      await staff.button('profile.own.savePassword').click();
      await expect(toast(page, own('passwordSaved'))).toBeVisible();
      product.password = chosen;
    });

    await test.step('the address, once it is confirmed', async () => {
      const address = addressIn(product, `dorte.${language}`);
      await change('email');
      await field(own('newEmail')).fill(address);
      await field(own('currentPassword')).fill(product.password);
      await staff.button('profile.own.sendLink').click();
      await expect(toast(page, staff.text('profile.own.emailSent', { email: address }))).toBeVisible();
      const mail = {
        da: { subject: 'Bekræft din nye e-mail', button: 'Bekræft e-mail' },
        en: { subject: 'Confirm your new e-mail address', button: 'Confirm e-mail address' },
      }[language];
      const other = new Console(await context.newPage(), product, language);
      const tab = await openLinkInMail(other, mail, address);
      await expect(tab.getByText(staff.text('guest.confirmEmail.introduction'))).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      const submit = tab.getByRole('button', { name: staff.text('guest.confirmEmail.submit') });
      await submit.click();
      const about = tab.getByText(staff.text('guest.confirmEmail.about', { email: address }));
      await expect(about).toBeVisible();
      await tab.reload();
      await submit.click();
      await expect(about).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      product.user = address;
    });
  });
}

test('without its key the mailbox stays closed', async ({ page }) => {
  await page.goto(`${product.url}/mailbox`);
  const staff = new Console(page, product, 'da');
  await expect(page.getByText(staff.text('guest.mailbox.error.closed'))).toBeVisible();
});

test('a browser in which a password was chosen is let in, however many guesses come from elsewhere', async ({
  browser,
}) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  const { page } = staff;
  const chosen = `${product.password}-again`;
  await test.step('a new password is chosen', async () => {
    await page.request.post(`${product.url}/api/auth/forgotPassword`, { data: { email: product.user } });
    const tab = await openLinkInMail(staff, mailWords.da);
    for (const name of ['newPassword', 'confirmPassword'] as const)
      await tab.getByLabel(staff.text(`guest.resetPassword.${name}`), { exact: true }).fill(chosen);
    await tab.getByRole('button', { name: staff.text('guest.resetPassword.submit') }).click();
    await expect(toast(tab, staff.text('guest.resetPassword.done'))).toBeVisible();
    product.password = chosen;
  });

  await test.step('somebody else guesses until nobody is let in from there any more', async () => {
    const signIn = async (password: string) => {
      const data = { userName: product.user, password };
      return (await page.request.post(`${product.url}/api/auth/login`, { data })).status();
    };
    for (let guess = 1; guess <= 10; guess++) expect(await signIn(`guess ${guess}`)).toBe(401);
    expect(await signIn(chosen)).toBe(429);
  });

  await test.step('the browser is known', () => staff.signInByForm());
});
