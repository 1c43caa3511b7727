import { expect, test } from '@playwright/test';
import { Console, signedIn, withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { haveNumbers } from '../helpers/phone-inventory.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

test.setTimeout(120_000);

// The phone numbers and their providers are those of all companies.
const product = useProduct({ alone: true });

/** Different in each language, since both work on the same inventory. */
const words = {
  da: { provider: 'Fjordtel', other: 'Bakketel', number: '20 31 42 53', kept: '+45 20 31 42 53' },
  en: { provider: 'Harbourtel', other: 'Hilltel', number: '0045 21324354', kept: '+45 21 32 43 54' },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  test(`a provider gets a number, which is found, removed and brought back (${language})`, async ({
    browser,
  }) => {
    const staff = await signedIn(browser, product, language);
    const { page } = staff;
    const text = (path: TextIn<'phoneNumbers'>, values?: Record<string, string>) =>
      staff.text(`phoneNumbers.${path}`, values);
    const field = (name: TextIn<'phoneNumbers.field'>) =>
      page.getByLabel(text(`field.${name}`), { exact: true });
    const rowOf = (name: string) => page.getByRole('treeitem').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    const show = (what: 'numbers' | 'providers') =>
      page.getByRole('radio', { name: text(`show.${what}`) }).check();
    const addProvider = async (name: string) => {
      await staff.button('phoneNumbers.new.provider').first().click();
      await dialog.getByLabel(text('provider.name'), { exact: true }).fill(name);
      await dialog.getByRole('button', { name: text('provider.add') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(rowOf(name)).toBeVisible();
    };
    await staff.goTo('phoneNumbers');
    await expect(page.getByRole('heading', { level: 1, name: text('title') })).toBeVisible();

    await test.step('a provider is for a company, and has a name', async () => {
      if (language === 'da') await expect(page.getByText(text('empty.firstProvider'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await show('providers');
      await staff.button('phoneNumbers.new.provider').first().click();
      const name = dialog.getByLabel(text('provider.name'), { exact: true });
      await dialog.getByRole('button', { name: text('provider.add') }).click();
      await expect(name).toHaveAccessibleDescription(text('phoneNumbers.validation.providerName'));
      await expect(name).toBeFocused();
      await name.fill(said.provider);
      await dialog.getByRole('button', { name: text('provider.chooseCompany') }).click();
      await page.getByRole('combobox', { name: text('provider.chooseCompany') }).fill('nord');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: text('provider.chooseCompany') })).toContainText(
        'Nord',
      );
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: text('provider.add') }).click();
      await expect(toast(page, text('phoneNumbers.savedProvider'))).toBeVisible();
      await expect(rowOf(said.provider)).toContainText('Nord');
      await addProvider(said.other);
    });

    await test.step('what a number lacks is said where it is', async () => {
      await show('numbers');
      await page
        .getByRole('link', { name: text('new.number') })
        .first()
        .click();
      await expect(field('number')).toBeFocused();
      await staff.button('shell.action.save').click();
      const { number, sipUsername, provider, serviceType, handlingType } = {
        number: 'phoneNumbers.validation.number',
        sipUsername: 'phoneNumbers.validation.sipUsername',
        provider: 'phoneNumbers.validation.provider',
        serviceType: 'phoneNumbers.validation.serviceType',
        handlingType: 'phoneNumbers.validation.handlingType',
      } as const;
      await expect(field('number')).toHaveAccessibleDescription(text(number));
      await expect(field('number')).toBeFocused();
      await expect(field('sipUsername')).toHaveAccessibleDescription(text(sipUsername));
      for (const key of [provider, serviceType, handlingType])
        await expect(page.getByText(text(key))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await field('number').fill('12');
      await staff.button('shell.action.save').click();
      await expect(field('number')).toHaveAccessibleDescription(
        text('phoneNumbers.validation.invalidNumber'),
      );
      await field('number').fill('+46 8 123 456 78');
      await staff.button('shell.action.save').click();
      await expect(field('number')).toHaveAccessibleDescription(text('phoneNumbers.validation.otherCountry'));
    });

    const fill = async (key: string) => {
      await field('number').fill(said.number);
      await field('phoneProviderId').selectOption({ label: await providerLabel() });
      await field('sipUsername').fill(key);
      await field('serviceType').selectOption({ label: text('service.0') });
      await field('handlingType').selectOption({ label: text('handling.1') });
    };
    const providerLabel = async () =>
      (await field('phoneProviderId').locator('option', { hasText: said.provider }).textContent()) ?? '';

    await test.step('it is kept with its country code, and not left unsaved by accident', async () => {
      await fill(`${language}-1`);
      await page.keyboard.press('Control+s');
      await expect(toast(page, text('number.saved'))).toBeVisible();
      await expect(page).toHaveURL(/\/phonenumber\/[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: said.kept })).toBeVisible();
      await expect(field('number')).toHaveValue(said.kept);
      await page.getByRole('switch', { name: text('field.supportsSms') }).click();
      await page
        .getByRole('link', { name: text('title') })
        .last()
        .click();
      await dialog.getByRole('button', { name: staff.text('flows.editor.unsaved.stay') }).click();
      await staff.button('shell.action.save').click();
      await expect(page.getByText(text('number.notSaved'), { exact: true })).toHaveCount(0);
    });

    await test.step('it is there once', async () => {
      await page.goto(`${product.url}/phonenumber`);
      await fill(`${language}-2`);
      await staff.button('shell.action.save').click();
      await expect(field('number')).toHaveAccessibleDescription(text('phoneNumbers.numberTaken'));
      await field('number').fill('');
      await page
        .getByRole('link', { name: text('title') })
        .last()
        .click();
      await dialog.getByRole('button', { name: staff.text('flows.editor.unsaved.leave') }).click();
      await expect(page).toHaveURL(/\/phonenumbers$/);
    });

    const search = page.getByRole('searchbox', { name: text('list.search') });
    const state = (name: TextIn<'phoneNumbers.filter'>) =>
      page.getByRole('radio', { name: text(`filter.${name}`) });
    await test.step('it is found by digits, company and key, and opened with the keyboard', async () => {
      for (const wanted of [said.number.slice(-5), said.provider, `${language}-1`]) {
        await search.fill(wanted);
        await expect(page).toHaveURL((url) => url.searchParams.get('search')?.includes(wanted) === true);
        await expect(page.getByRole('treeitem')).toHaveCount(1);
        await expect(rowOf(said.kept)).toBeVisible();
      }
      await search.fill('%');
      await expect(page.getByText(text('list.noMatches', { text: '%' }))).toBeVisible();
      await search.fill(said.provider);
      await expect(rowOf(said.kept)).toBeVisible();
      await state('2').check();
      await expect(rowOf(said.kept)).toHaveCount(0);
      await state('1').check();
      await expect(page).toHaveURL(/state=1/);
      await page.reload();
      await expect(rowOf(said.kept)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('tree', { name: text('show.numbers') }).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(field('sipUsername')).toHaveValue(`${language}-1`);
      await page.goBack();
      await expect(rowOf(said.kept)).toBeVisible();
    });

    await test.step('a provider with numbers stays, until another one takes them over', async () => {
      await show('providers');
      await staff.button('phoneNumbers.list.removeProvider', { name: said.provider }).click();
      await dialog.getByRole('button', { name: text('removal.confirm') }).click();
      await expect(toast(page, text('phoneNumbers.providerInUse', { name: said.provider }))).toBeVisible();
      await rowOf(said.other).click();
      await dialog.getByRole('button', { name: text('provider.addNumber') }).click();
      await page.getByRole('combobox', { name: text('provider.addNumber') }).fill(said.number.slice(-4));
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('listitem').filter({ hasText: said.kept })).toContainText(
        text('provider.joins'),
      );
      await dialog.getByRole('button', { name: text('provider.save') }).click();
      await expect(rowOf(said.other)).toContainText('1');
      await rowOf(said.provider).click();
      await dialog.getByRole('button', { name: text('provider.remove') }).click();
      await dialog
        .last()
        .getByRole('button', { name: text('removal.confirm') })
        .click();
      await expect(rowOf(said.provider)).toHaveCount(0);
    });

    await test.step('a removed number stands apart, and is back once it is saved', async () => {
      await show('numbers');
      await search.fill(said.other);
      await expect(page.getByRole('treeitem')).toHaveCount(1);
      await expect(rowOf(said.kept)).toBeVisible();
      await page.getByRole('tree', { name: text('show.numbers') }).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Delete');
      await dialog.getByRole('button', { name: text('removal.confirm') }).click();
      await expect(toast(page, text('phoneNumbers.removed', { number: said.kept }))).toBeVisible();
      await expect(rowOf(said.kept)).toHaveCount(0);
      await state('3').check();
      await rowOf(said.kept).click();
      await expect(page.getByText(text('number.isRemoved', { provider: said.other }))).toBeVisible();
      await staff.button('shell.action.save').click();
      await expect(toast(page, text('number.back'))).toBeVisible();
      await expect(staff.button('phoneNumbers.number.remove')).toBeVisible();
    });

    await test.step('the log tells who did it', async () => {
      await page.goto(`${product.url}/auditLog`);
      const log = page.getByRole('list', { name: staff.text('auditLog.title') });
      for (const done of ['deletePhoneNumber', 'addOrUpdatePhoneProvider'] as const)
        await expect(
          log
            .getByRole('listitem')
            .filter({ hasText: staff.text(`auditLog.did.phoneNumbers.${done}`) })
            .first(),
        ).toBeVisible();
    });
    await page.context().close();
  });

  test(`on a phone the numbers come in pages, and one is opened (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.haveSession();
    await haveNumbers(staff);
    await page.goto(`${product.url}/phonenumbers?search=n`);
    await expect(page.getByRole('treeitem')).toHaveCount(10);
    await page.goto(`${product.url}/phonenumbers?search=n&page=2`);
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expect(page.getByRole('treeitem')).not.toHaveCount(10);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.getByRole('treeitem').first().click();
    await expect(page.getByLabel(staff.text('phoneNumbers.field.number'), { exact: true })).toHaveValue(
      /^\+45/,
    );
    await context.close();
  });

  test(`the table of numbers is shown around (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const step = (id: TextIn<'around.tour', '.title'>) =>
      page.getByRole('dialog', { name: staff.text(`around.tour.${id}.title`) });
    // The user is the same in both languages, and is shown around by itself once.
    const isFirst = language === 'da';
    if (isFirst) await page.context().clearCookies({ name: 'phoneTableTour' });
    await haveNumbers(staff);
    await page.goto(`${product.url}/phonenumbers`);
    if (!isFirst) await staff.button('phoneNumbers.tour').click();
    await expect(step('phoneWelcome')).toBeVisible();
    await staff.button('around.tour.begin').click();
    for (const id of ['phoneProviders', 'phoneSearch', 'phoneStates', 'phoneTable'] as const) {
      await expect(step(id)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('around.tour.next').click();
    }
    await expect(step('phoneNew')).toBeVisible();
    const saved = isFirst
      ? page.waitForResponse(
          (response) => response.url().endsWith('/profile/settings') && response.request().method() === 'PUT',
        )
      : null;
    await staff.button('around.tour.finish').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (!isFirst) return;
    await saved;
    await page.context().clearCookies({ name: 'phoneTableTour' });
    await page.reload();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
