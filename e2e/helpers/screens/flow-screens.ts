import { expect } from '@playwright/test';
import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { pasteText } from '../paste-text.ts';

export const showFlow = async (
  staff: Console,
  tab: 'phrases' | 'responses' | 'conversation' | 'settings' | 'actions',
) => {
  const title = { da: 'Levering', en: 'Delivery' }[staff.language];
  await showFlows(staff, 'list');
  await staff.page.getByRole('treeitem').getByText(title, { exact: true }).first().click();
  await staff.page.getByRole('tab', { name: staff.text(`flows.editor.tab.${tab}`) }).click();
};

const parameter = {
  da: {
    title: 'Book værksted',
    lines: 'Book tid på værkstedet fredag\nKan I se på min cykel i morgen?',
    name: 'dag',
  },
  en: {
    title: 'Book a repair',
    lines: 'Book a repair for friday\nCan you look at my bike tomorrow?',
    name: 'day',
  },
} as const;

/** Words of a phrase being marked as a parameter that the flow has not had. */
export const showMarking = async (staff: Console) => {
  const { page } = staff;
  const { title, lines, name } = parameter[staff.language];
  await goWithinConsole(staff, '/intent/list/new');
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('flows.phrases.add')), lines);
  const phrases = page.getByRole('list', { name: staff.text('flows.editor.tab.phrases') });
  await phrases.locator('textarea').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+m');
  await page.keyboard.type(name);
  await page.getByRole('combobox', { name: staff.text('flows.parameters.type') }).waitFor();
};

/** A flow's parameters, one of them opened. */
export const showParameters = async (staff: Console) => {
  await showMarking(staff);
  const type = staff.page.getByRole('combobox', { name: staff.text('flows.parameters.type') });
  await expect(type).toHaveValue(staff.text('entities.system.date.name'));
  await staff.page.keyboard.press('Enter');
  await staff.page.getByRole('button', { name: new RegExp(`^${parameter[staff.language].name}`) }).click();
  await staff.page.getByLabel(staff.text('flows.parameters.ask')).check();
};

export const showFlows = async (staff: Console, view: 'list' | 'tree') => {
  await goWithinConsole(staff, '/intent/list');
  await staff.page.getByRole('radio', { name: staff.text(`flows.list.view.${view}`) }).check({ force: true });
  await staff.page.getByRole('treeitem').first().waitFor();
};

export const showChart = async (staff: Console) => {
  await showFlows(staff, 'list');
  await staff.page.getByRole('radio', { name: staff.text('flows.list.view.chart') }).check({ force: true });
  await staff.page.locator('[data-flow]').first().waitFor();
};

export const showOldList = async (staff: Console) => {
  await goWithinConsole(staff, '/intent/oldlist');
  await staff.page.getByRole('table').waitFor();
};
