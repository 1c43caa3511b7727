import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import type { TextIn } from '../texts.ts';

/** A tab of the settings, by its name in the address. */
export const showSetting = (name: TextIn<'settings.tab'>) => async (staff: Console) => {
  await goWithinConsole(staff, `/settings/${name}`);
  await staff.page
    .getByRole('heading', { level: 2, name: staff.text(`settings.tab.${name}`), exact: true })
    .waitFor();
  await staff.page
    .getByRole('status', { name: staff.text('settings.loading') })
    .waitFor({ state: 'detached' });
};

/** The list of tabs, with the first one beside it where there is room. */
export const showSettings = async (staff: Console) => {
  await goWithinConsole(staff, '/settings');
  await staff.page.getByRole('navigation', { name: staff.text('settings.tabs') }).waitFor();
};

/** A question and the flows it fits, with the threshold among them. */
export const showThreshold = async (staff: Console) => {
  const { page, language } = staff;
  await showSetting('mlClassification')(staff);
  await page
    .getByRole('textbox', { name: staff.text('settings.ml.question') })
    .fill({ da: 'Har I et kort som gave?', en: 'Do you have a card as a gift?' }[language]);
  await staff.button('settings.ml.ask').click();
  await page.getByRole('listitem').filter({ hasText: '%' }).first().waitFor();
};

/** Opening hours with the holidays that can be added. */
export const showHolidays = async (staff: Console) => {
  await showSetting('officeTime')(staff);
  await staff.button('settings.holidays.open').click();
  await staff.page.getByRole('checkbox').first().scrollIntoViewIfNeeded();
};

/** The sets of settings that are kept, and one being written. */
export const showSettingsTemplates = async (staff: Console) => {
  await goWithinConsole(staff, '/addSettingsParameterTemplate');
  await staff.page.getByLabel(staff.text('settings.templates.value')).waitFor();
};
