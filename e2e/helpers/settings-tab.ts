import { expect } from '@playwright/test';
import type { Console } from './console.ts';
import type { TextIn, TextPath } from './texts.ts';

/** Opens a tab of the settings, and tells what is done on every one. `url` is the product's. */
export async function openSettingsTab(url: string, staff: Console, name: TextIn<'settings.tab'>) {
  const { page } = staff;
  await page.goto(`${url}/settings/${name}`);
  const title = staff.text(`settings.tab.${name}`);
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  return {
    save: async (done: TextPath = 'settings.settings.saveSuccess') => {
      await staff.button('shell.action.save').click();
      await expect(page.getByText(staff.text(done), { exact: true })).toBeVisible();
      await expect(page.getByText(staff.text('settings.notSaved'), { exact: true })).toHaveCount(0);
    },
  };
}
