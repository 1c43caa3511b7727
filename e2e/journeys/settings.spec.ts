import { expect, type Page, test } from '@playwright/test';
import { type Console, signedIn, withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { openSettingsTab } from '../helpers/settings-tab.ts';
import type { TextIn, TextPath } from '../helpers/texts.ts';

test.setTimeout(120_000);

const product = useProduct();

/** Different in each language, since both work on the same agent. */
const words = {
  da: {
    minutes: '17',
    place: 'Grønland',
    zone: 'Nuuk (Grønland)',
    steps: 1,
    answers: /ville svare/,
    question: 'Hvor finder jeg butikken?',
    pitch: '300',
    welcome: 'Betaling',
    hours: ['09:00', '17:00'],
  },
  en: {
    minutes: '23',
    place: 'Tokyo',
    zone: 'Tokyo',
    steps: 2,
    answers: /would answer/,
    question: 'Where do I find the shop?',
    pitch: '700',
    welcome: 'Payment',
    hours: ['10:00', '18:00'],
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  const open = (staff: Console, name: TextIn<'settings.tab'>) => openSettingsTab(product.url, staff, name);

  test(`what is general, and leaving it unsaved (${language})`, async ({ browser }) => {
    const staff = await signedIn(browser, product, language);
    const { page } = staff;
    const minutes = page.getByLabel(staff.text('settings.general.answerMinutes'));
    await staff.goTo('settings');
    const tabs = page.getByRole('navigation', { name: staff.text('settings.tabs') });
    await expect(page.getByText(product.agentId, { exact: true })).toBeVisible();

    await test.step('a wait that is none is told of at once, and not sent', async () => {
      await minutes.fill('0');
      await expect(page.getByText(staff.text('settings.settings.invalid.answerMinutes'))).toBeVisible();
      await staff.button('shell.action.save').click();
      await expect(page.getByText(staff.text('settings.notSaved'), { exact: true })).toBeVisible();
    });

    await test.step('it is asked before another tab is opened', async () => {
      await minutes.fill(said.minutes);
      await tabs.getByRole('link', { name: staff.text('settings.tab.voice') }).click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(minutes).toHaveValue(said.minutes);
    });

    await test.step('it is saved by the keyboard', async () => {
      await page.keyboard.press('Control+s');
      await expect(
        page.getByText(staff.text('settings.settings.saveSuccess'), { exact: true }),
      ).toBeVisible();
      await tabs.getByRole('link', { name: staff.text('settings.tab.voice') }).click();
      await expect(page).toHaveURL(/\/settings\/voice$/);
      await tabs.getByRole('link', { name: staff.text('settings.tab.general') }).click();
      await expect(minutes).toHaveValue(said.minutes);
    });
  });

  test(`the threshold is tried before it is saved (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const tab = await open(staff, 'mlClassification');
    const slider = page.getByRole('slider');
    await page.getByRole('textbox', { name: staff.text('settings.ml.question') }).fill(said.question);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: ' %' }).first()).toBeVisible();
    await slider.focus();
    await page.keyboard.press('Home');
    const outcome = page.getByRole('region', { name: staff.text('settings.ml.try') }).getByRole('status');
    await expect(outcome).toContainText(said.answers);
    await page.keyboard.press('End');
    await expect(outcome).toContainText(staff.text('settings.ml.fallsBack'));
    for (let step = 0; step < said.steps; step++) await page.keyboard.press('ArrowLeft');
    await tab.save();
    await page.reload();
    await expect(slider).toHaveValue(String(10 - said.steps));
  });

  test(`the clock is another one, for the opening hours too (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const tab = await open(staff, 'timeZone');
    await page.getByRole('combobox', { name: staff.text('settings.timeZone.search') }).fill(said.place);
    await expect(page.getByRole('option').first()).toContainText(said.zone);
    await page.keyboard.press('Enter');
    await tab.save();
    await page.reload();
    await expect(page.getByRole('option', { selected: true })).toContainText(said.zone);
  });

  test(`opening hours, holidays, and a colleague at the same time (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;
    const dayName = (weekday: number) =>
      new Intl.DateTimeFormat(language, { weekday: 'long' }).format(
        new Date(Date.UTC(2026, 10, 22 + weekday)),
      );
    const dayOn = (where: Page, weekday: number) =>
      where
        .getByRole('list', { name: staff.text('settings.officeTimes.week') })
        .getByRole('listitem', { name: dayName(weekday) });
    const from = staff.text('settings.officeTimes.time.from');
    const to = staff.text('settings.officeTimes.time.to');
    const moreOf = async (weekday: number, item: TextPath) => {
      await staff.button('settings.officeTimes.more', { day: dayName(weekday) }).click();
      await page.getByRole('menuitem', { name: staff.text(item) }).click();
    };
    const tab = await open(staff, 'officeTime');

    await test.step('a day’s hours are copied to the others and parted', async () => {
      const monday = dayOn(page, 1);
      if (!(await monday.getByLabel(from).first().isVisible()))
        await staff.button('settings.officeTimes.addHours', { day: dayName(1) }).click();
      await monday.getByLabel(from).first().fill(said.hours[0]);
      await monday.getByLabel(to).last().fill(said.hours[1]);
      await moreOf(1, 'settings.officeTimes.copy.workdays');
      await expect(dayOn(page, 5).getByLabel(to).last()).toHaveValue(said.hours[1]);
      const before = await dayOn(page, 2).getByLabel(from).count();
      await moreOf(2, 'settings.officeTimes.split');
      await expect(dayOn(page, 2).getByLabel(from)).toHaveCount(before + 1);
    });

    await test.step('holidays are added once', async () => {
      await staff.button('settings.holidays.open').click();
      const year = String(new Date().getFullYear() + (language === 'da' ? 1 : 3));
      await page.getByLabel(staff.text('settings.holidays.year'), { exact: true }).selectOption(year);
      const ticked = page.getByRole('checkbox', { checked: true });
      await expect(ticked).toHaveCount(0);
      await page.getByRole('button', { name: /12/ }).click();
      await expect(ticked).toHaveCount(12);
      await expect(page.getByText(staff.text('settings.holidays.name.whitMonday'))).toHaveCount(2);
      await page.getByRole('checkbox', { name: staff.text('settings.holidays.name.whitMonday') }).uncheck();
      await expect(page.getByText(staff.text('settings.holidays.name.whitMonday'))).toHaveCount(1);
      await page
        .getByRole('checkbox', { name: staff.text('settings.holidays.name.constitutionDay') })
        .check();
      await tab.save('settings.officeTimes.saved');
    });

    await test.step('what a colleague has saved meanwhile is not lost unasked', async () => {
      const other = await page.context().newPage();
      await other.goto(`${product.url}/settings/officeTime`);
      const otherFrom = dayOn(other, 3).getByLabel(from).first();
      await expect(otherFrom).toHaveValue(said.hours[0]);
      await dayOn(page, 3).getByLabel(from).first().fill('07:15');
      await tab.save('settings.officeTimes.saved');
      await other.bringToFront();
      await otherFrom.fill('07:45');
      await other.getByRole('button', { name: staff.text('shell.action.save') }).click();
      const conflict = other.getByRole('dialog', {
        name: staff.text('settings.settings.officeTimes.changedByOther'),
      });
      await conflict
        .getByRole('button', { name: staff.text('settings.officeTimes.conflict.reload') })
        .click();
      await expect(otherFrom).toHaveValue('07:15');
      await other.close();
    });

    await test.step('hours that overlap are told of where they are, and not sent', async () => {
      await dayOn(page, 4).getByLabel(to).last().fill('01:00');
      await page.keyboard.press('Control+s');
      await expect(dayOn(page, 4).getByRole('alert')).toBeVisible();
    });
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test(`welcome, languages and voice (${language})`, async ({ browser }) => {
    const staff = await withSession(browser, product, language);
    const { page } = staff;

    await test.step('the flow that greets is chosen, and what it says is shown', async () => {
      const tab = await open(staff, 'defaultWelcome');
      const section = page.getByRole('region', {
        name: staff.text('settings.defaults.welcome'),
        exact: true,
      });
      await section.getByRole('button').first().click();
      await page.getByRole('combobox').fill(said.welcome);
      await page.keyboard.press('Enter');
      await expect(section.getByRole('button').first()).toContainText(said.welcome);
      await expect(
        section.getByRole('group', { name: staff.text('settings.defaults.preview') }),
      ).toBeVisible();
      await tab.save();
      await page.reload();
      await expect(section.getByRole('button').first()).toContainText(said.welcome);
    });

    await test.step('a language is asked for before it goes', async () => {
      await open(staff, 'language');
      const other = staff.text(`shell.language.${language === 'da' ? 'en' : 'da'}`);
      await page.getByRole('switch', { name: other }).click();
      await staff.button('shell.action.cancel').click();
      await expect(page.getByRole('switch', { name: other })).toBeChecked();
    });

    await test.step('the voice has a pitch within bounds', async () => {
      const tab = await open(staff, 'voice');
      const pitch = page.getByLabel(staff.text('settings.voice.pitch'));
      await pitch.fill('4001');
      await expect(page.getByText(staff.text('settings.settings.invalid.speechPitch'))).toBeVisible();
      await pitch.fill(said.pitch);
      await tab.save();
      await page.reload();
      await expect(pitch).toHaveValue(said.pitch);
    });

    await test.step('channels that the agent is not on say so', async () => {
      await open(staff, 'facebook');
      await expect(page.getByText(staff.text('settings.facebook.none'))).toBeVisible();
      await open(staff, 'phone');
      await expect(page.getByText(staff.text('settings.phone.none'))).toBeVisible();
    });
  });
}
