import { type Browser, expect, type Page, test } from '@playwright/test';
import { pngOf } from '../../apps/server/test/sample-files.ts';
import { Console } from '../helpers/console.ts';
import { giveFile } from '../helpers/give-file.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { openMailTo } from '../helpers/mailbox.ts';
import { addressIn, type Product, useProduct } from '../helpers/product.ts';
import type { Language, TextIn, TextPath } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

const words = {
  da: { mailed: 'har inviteret dig til', button: 'Vælg adgangskode' },
  en: { mailed: 'has invited you to', button: 'Choose password' },
} as const;

async function administrator(browser: Browser, language: Language): Promise<Console> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, language);
  await staff.startAt('team');
  await expect(rowOf(staff, 'demo@')).toBeVisible();
  return staff;
}

const rowOf = (staff: Console, text: string) => staff.page.getByRole('treeitem').filter({ hasText: text });
const field = (staff: Console, name: TextIn<'team.user'>) =>
  staff.page.getByLabel(staff.text(`team.user.${name}`), { exact: true });
const answer = (staff: Console, path: TextPath) =>
  staff.page
    .getByRole('dialog')
    .getByRole('button', { name: staff.text(path), exact: true })
    .click();

/** Opens the newest mail to an address and the link that it is about. */
async function linkInMail({ page }: Console, address: string, name: string): Promise<Page> {
  const { body } = await openMailTo(page, product, address);
  const opened = page.context().waitForEvent('page');
  await body.getByRole('link', { name }).click();
  return opened;
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a colleague is invited with one role, gets in, sees what it opens and is switched off (${language})`, async ({
    browser,
  }) => {
    const email = addressIn(product, `anna.${language}`);
    const boss = await administrator(browser, language);
    const { page } = boss;

    await test.step('invited', async () => {
      await boss.button('team.new.user').click();
      await field(boss, 'firstName').fill('A');
      await field(boss, 'lastName').fill('Lind');
      await field(boss, 'email').fill('anna');
      await field(boss, 'phoneNumber').fill('12');
      await boss.button('team.user.invite').click();
      await expect(page.getByText(boss.text('profile.profile.validation.firstName'))).toBeVisible();
      await expect(page.getByText(boss.text('team.team.register.email.validation'))).toBeVisible();
      await expect(page.getByText(boss.text('team.team.error.phoneNumber'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await field(boss, 'firstName').fill('Anna');
      await field(boss, 'email').fill(product.user);
      await field(boss, 'phoneNumber').fill('20304050');
      await boss.button('team.user.invite').click();
      await expect(toast(page, boss.text('team.team.register.userExists')).first()).toBeVisible();
      await field(boss, 'email').fill(email);
      await boss.button('team.user.invite').click();
      await expect(toast(page, boss.text('team.team.register.success', { email }))).toBeVisible();
      await expect(rowOf(boss, email)).toContainText(boss.text('team.list.invited'));
    });

    await test.step('and again', async () => {
      await rowOf(boss, email).click();
      await boss.button('team.user.resend').click();
      await expect(toast(page, boss.text('team.team.invitation.sent', { email }))).toBeVisible();
    });

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const anna = new Console(
      await context.newPage(),
      { ...product, user: email, password: 'kaffe og cykler' } satisfies Product,
      language,
    );
    await test.step('they choose a password by the mailed link', async () => {
      await anna.openLogin();
      const tab = await linkInMail(anna, email, words[language].button);
      await expect(anna.page.getByText(words[language].mailed).first()).toBeVisible();
      const fill = (name: TextIn<'guest.resetPassword'>) =>
        tab.getByLabel(anna.text(`guest.resetPassword.${name}`), { exact: true }).fill('kaffe og cykler');
      await fill('newPassword');
      await fill('confirmPassword');
      await tab.getByRole('button', { name: anna.text('guest.resetPassword.submit') }).click();
      await expect(toast(tab, anna.text('guest.resetPassword.done'))).toBeVisible();
      await tab.close();
    });

    await test.step('and see what the role opens, and nothing else', async () => {
      const { page: hers } = anna;
      await hers.goto(`${product.url}/login`);
      await hers.getByLabel(anna.text('auth.login.userName')).fill(email);
      await hers.getByLabel(anna.text('auth.login.password'), { exact: true }).fill('kaffe og cykler');
      await anna.button('auth.login.submit').click();
      const chats = hers.getByRole('heading', { name: anna.text('chat.title'), exact: true });
      await expect(chats).toBeVisible();
      const menu = hers.getByRole('navigation', { name: anna.text('shell.menu.label') });
      for (const entry of ['chat', 'customers', 'profile'] as const)
        await expect(menu.getByRole('link', { name: anna.text(`shell.menu.${entry}`) })).toBeVisible();
      for (const entry of ['flows', 'training', 'team'] as const)
        await expect(
          menu.getByRole('link', { name: anna.text(`shell.menu.${entry}`), exact: true }),
        ).toHaveCount(0);
      for (const path of ['/team', '/intent/list', '/training']) {
        await hers.goto(product.url + path);
        await expect(chats).toBeVisible();
        await expect(hers).toHaveURL(`${product.url}/chat`);
      }
    });

    await test.step('switched off, they are signed out', async () => {
      await page.reload();
      await expect(rowOf(boss, email)).not.toContainText(boss.text('team.list.invited'));
      const active = page.getByRole('switch', {
        name: boss.text('team.list.activate', { name: 'Anna Lind' }),
      });
      await active.click();
      await answer(boss, 'team.deactivate.confirm');
      await expect(active).not.toBeChecked();
      await anna.page.reload();
      await expect(anna.page.getByLabel(anna.text('auth.login.userName'))).toBeVisible();
    });

    await test.step('and removed', async () => {
      await rowOf(boss, email).click();
      await boss.button('team.removeUser.confirm').click();
      await page
        .getByRole('dialog', { name: boss.text('team.removeUser.title', { name: 'Anna Lind' }) })
        .getByRole('button', { name: boss.text('team.removeUser.confirm') })
        .click();
      await expect(
        toast(page, boss.text('team.team.deleteUser.success', { name: 'Anna Lind' })),
      ).toBeVisible();
      await expect(rowOf(boss, email)).toHaveCount(0);
    });
  });
}

test('the last administrator stays one', async ({ browser }) => {
  const boss = await administrator(browser, 'da');
  await rowOf(boss, 'demo@').click();
  await boss.page.getByRole('checkbox', { name: boss.text('profile.role.0') }).uncheck();
  await boss.button('team.user.save').click();
  const agent = 'Nordlys Cykler';
  await expect(
    toast(boss.page, boss.text('team.team.member.error.lastAdministrator', { agent })),
  ).toBeVisible();
  await boss.page.keyboard.press('Escape');
  await answer(boss, 'around.formDialog.confirm');
  await expect(field(boss, 'firstName')).toHaveCount(0);
});

test('a team is made, changed and deleted', async ({ browser }) => {
  const boss = await administrator(browser, 'en');
  const { page } = boss;
  const name = page.getByLabel(boss.text('team.teamForm.name'), { exact: true });
  await page.getByRole('radio', { name: boss.text('team.show.teams') }).check();
  await boss.button('team.new.team').click();
  await boss.button('team.teamForm.save').click();
  await expect(page.getByText(boss.text('team.team.error.name'))).toBeVisible();
  await name.fill('Workshop');
  await page.getByRole('checkbox').first().check();
  await boss.button('team.teamForm.save').click();
  await expect(toast(page, boss.text('team.team.editTeam.success'))).toBeVisible();
  await rowOf(boss, 'Workshop').click();
  await name.fill('Repairs');
  await page.keyboard.press('Enter');
  await expect(rowOf(boss, 'Repairs')).toBeVisible();
  await rowOf(boss, 'Repairs').click();
  await boss.button('shell.action.delete').click();
  await page
    .getByRole('dialog', { name: boss.text('team.removeTeam.title', { name: 'Repairs' }) })
    .getByRole('button', { name: boss.text('shell.action.delete') })
    .click();
  await expect(toast(page, boss.text('team.team.deleteTeam.success', { name: 'Repairs' }))).toBeVisible();
});

const pictureFile = (width: number, height: number) => ({
  name: 'mig.png',
  mimeType: 'image/png',
  buffer: pngOf(width, height),
});

test('a picture is fitted by the keyboard, shown everywhere, and removed', async ({ browser }) => {
  const boss = await administrator(browser, 'da');
  const { page } = boss;
  await boss.goTo('profile');
  await page
    .locator(`input[type=file][aria-label="${boss.text('profile.picture.choose')}"]`)
    .setInputFiles(pictureFile(600, 300));
  const area = page.getByRole('application', { name: boss.text('profile.picture.area') });
  await area.focus();
  for (const key of ['+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  expect(await violationsOf(page)).toEqual([]);
  await boss.button('profile.picture.save').click();
  await expect(toast(page, boss.text('profile.picture.saved'))).toBeVisible();
  const pictures = page.locator('img[src^="/api/profile/picture/"]');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    200,
  );
  await boss.goTo('team');
  await expect(rowOf(boss, 'demo@').locator('img')).toBeVisible();
  await boss.goTo('profile');
  await boss.button('profile.picture.removeName').click();
  const question = page.getByRole('dialog', { name: boss.text('profile.picture.askRemove') });
  await question.getByRole('button', { name: boss.text('profile.picture.remove') }).click();
  await expect(toast(page, boss.text('profile.picture.removed'))).toBeVisible();
  await expect(pictures).toHaveCount(0);
});

test('a picture that is dropped is fitted as a chosen one is; what is dropped on it then changes nothing', async ({
  browser,
}) => {
  const boss = await administrator(browser, 'da');
  const { page } = boss;
  await boss.goTo('profile');
  const row = page.getByText(boss.text('profile.picture.hint'));
  const area = page.getByRole('application', { name: boss.text('profile.picture.area') });
  await giveFile('drop', row, { name: 'mig.txt', mimeType: 'text/plain', buffer: Buffer.from('mig') });
  await expect(toast(page, boss.text('profile.picture.unreadable'))).toBeVisible();
  await giveFile('drop', row, pictureFile(600, 300));
  await expect(area).toBeVisible();
  await giveFile('drop', area, pictureFile(40, 40));
  await boss.button('profile.picture.save').click();
  await expect(toast(page, boss.text('profile.picture.saved'))).toBeVisible();
  const shown = page.locator('img[src^="/api/profile/picture/"]').first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);
});
