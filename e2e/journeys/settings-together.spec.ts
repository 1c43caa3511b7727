import { expect, type Page, test } from '@playwright/test';
import { type Console, withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { openSettingsTab } from '../helpers/settings-tab.ts';
import type { Language, TextIn } from '../helpers/texts.ts';

test.setTimeout(90_000);

const product = useProduct();
const open = (staff: Console, name: TextIn<'settings.tab'>) => openSettingsTab(product.url, staff, name);

/** Holds what is sent to an address back until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await gate;
    await route.continue();
  });
  return letGo;
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`of two who change a setting the second is told (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const colleague = await withSession(browser, product, language);
    const minutes = (who: Console) => who.page.getByLabel(staff.text('settings.general.answerMinutes'));
    const tab = await open(staff, 'general');
    await minutes(staff).fill('31');
    const theirs = await open(colleague, 'general');
    await minutes(colleague).fill('32');
    await theirs.save();

    await staff.button('shell.action.save').click();
    await expect(staff.page.getByRole('dialog')).toContainText(staff.text('settings.conflict.title'));
    await staff.button('settings.conflict.reload').click();
    await expect(minutes(staff)).toHaveValue('32');

    await minutes(staff).fill('33');
    await minutes(colleague).fill('34');
    await theirs.save();
    await staff.button('shell.action.save').click();
    await staff.button('settings.conflict.overwrite').click();
    await expect(staff.page.getByText(staff.text('settings.notSaved'), { exact: true })).toHaveCount(0);
    await staff.page.reload();
    await expect(minutes(staff)).toHaveValue('33');
    await minutes(staff).fill('5');
    await tab.save();
  });
}

test('a flow that a colleague chose to greet is not undone unasked', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const colleague = await withSession(browser, product, 'da');
  const none = (who: Console) =>
    who.page.getByRole('button', { name: who.text('settings.defaults.none'), exact: true });
  await open(staff, 'defaultWelcome');
  await expect(none(staff)).toHaveCount(2);
  const theirs = await open(colleague, 'defaultWelcome');
  await none(colleague).first().click();
  await theirs.save();
  await none(staff).nth(1).click();
  await staff.button('shell.action.save').click();
  await staff.button('settings.conflict.reload').click();
  await expect(none(staff)).toHaveCount(1);
});

test('what is typed while it is being saved stays', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const { page } = staff;
  const notSaved = page.getByText(staff.text('settings.notSaved'), { exact: true });

  await test.step('in a setting', async () => {
    const minutes = page.getByLabel(staff.text('settings.general.answerMinutes'));
    const tab = await open(staff, 'general');
    const letGo = await holdBack(page, '**/general');
    const sent = page.waitForRequest('**/general');
    await minutes.fill('41');
    await staff.button('shell.action.save').click();
    await sent;
    await minutes.fill('42');
    letGo();
    await expect(page.getByText(staff.text('settings.settings.saveSuccess'), { exact: true })).toBeVisible();
    await expect(staff.button('shell.action.save')).toBeEnabled();
    await expect(minutes).toHaveValue('42');
    await expect(notSaved).toBeVisible();
    await tab.save();
    await page.reload();
    await expect(minutes).toHaveValue('42');
  });

  await test.step('in the opening hours', async () => {
    const tab = await open(staff, 'officeTime');
    const week = page.getByRole('list', { name: staff.text('settings.officeTimes.week') });
    const add = (day: string) => staff.button('settings.officeTimes.addHours', { day }).click();
    const letGo = await holdBack(page, '**/officeTimeList/**');
    const sent = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().includes('/officeTimeList/'),
    );
    await add('mandag');
    await staff.button('shell.action.save').click();
    await sent;
    await add('tirsdag');
    const readAgain = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes('/officeTimeList/'),
    );
    letGo();
    await readAgain;
    await expect(page.getByText(staff.text('settings.officeTimes.saved'), { exact: true })).toBeVisible();
    await expect(week.getByLabel(staff.text('settings.officeTimes.time.from'))).toHaveCount(2);
    await tab.save('settings.officeTimes.saved');
    await page.reload();
    await expect(week.getByLabel(staff.text('settings.officeTimes.time.from'))).toHaveCount(2);
  });
});

test('a set that is begun from replaces what was written only when told to', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const { page } = staff;
  const name = page.getByLabel(staff.text('settings.templates.name'));
  const value = page.getByLabel(staff.text('settings.templates.value'));
  await page.goto(`${product.url}/addSettingsParameterTemplate`);

  await test.step('what is put right is not called wrong any more', async () => {
    const noName = page.getByText(staff.text('settings.settings.templates.noDescription'));
    await staff.button('settings.templates.save').click();
    await expect(noName).toBeVisible();
    await name.fill('Butikken');
    await expect(noName).toBeHidden();
    await value.fill('{"widgetWidth": "400px"}');
    await staff.button('settings.templates.save').click();
  });

  await staff.button('settings.templates.show', { name: 'Butikken' }).click();
  await name.fill('Værkstedet');
  await staff.button('settings.templates.use').click();
  await staff.button('shell.action.cancel').click();
  await expect(name).toHaveValue('Værkstedet');
  await staff.button('settings.templates.use').click();
  await staff.button('settings.templates.replace.confirm').click();
  await expect(value).toHaveValue('{"widgetWidth": "400px"}');
  await expect(name).toBeFocused();
});

test('clocks and dates in English are British', async ({ browser }) => {
  const staff = await withSession(browser, product, 'en');
  const { page } = staff;
  await open(staff, 'timeZone');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/\d\d:\d\d$/);
  await open(staff, 'officeTime');
  await staff.button('settings.holidays.open').click();
  const next = String(new Date().getFullYear() + 1);
  await page.getByLabel(staff.text('settings.holidays.year'), { exact: true }).selectOption(next);
  await expect(page.getByText(/^\w{3},? 1 Jan$/)).toBeVisible();
});

test('whoever comes by an address sees where in the list that is', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const { page } = staff;
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(staff, 'gdpr');
  const tabs = page.getByRole('navigation', { name: staff.text('settings.tabs') });
  await expect(tabs.getByRole('link', { name: staff.text('settings.tab.gdpr') })).toBeInViewport();
});

test('the hours of special days fit on a phone', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(staff, 'officeTime');
  await staff.button('settings.officeTimes.addSpecial').click();
  const day = page.getByRole('group', { name: staff.text('settings.officeTimes.special') });
  await day.getByRole('switch').click();
  const [around, hours] = await Promise.all([
    day.boundingBox(),
    day.getByLabel(staff.text('settings.officeTimes.time.to')).boundingBox(),
  ]);
  const endOf = (box: typeof around) => (box ? box.x + box.width : Number.NaN);
  expect(endOf(hours)).toBeLessThanOrEqual(endOf(around));
});

// The last: it leaves the agent without one of its languages.
test('two who each take a language away do not take both', async ({ browser }) => {
  const staff = await withSession(browser, product, 'da');
  const colleague = await withSession(browser, product, 'da');
  const spoken = (who: Console, language: Language) =>
    who.page.getByRole('switch', { name: who.text(`shell.language.${language}`) });
  const take = async (who: Console, language: Language) => {
    await spoken(who, language).click();
    await who.button('settings.languages.leave.confirm').click();
  };
  await open(staff, 'language');
  await expect(spoken(staff, 'en')).toBeChecked();
  await open(colleague, 'language');
  await take(colleague, 'en');
  await expect(spoken(colleague, 'en')).not.toBeChecked();
  await take(staff, 'da');
  await expect(staff.page.getByText(staff.text('settings.settings.languages.minimum'))).toBeVisible();
  await colleague.page.reload();
  await expect(spoken(colleague, 'da')).toBeChecked();
});
