import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import type { TextIn } from '../texts.ts';

/** A part of the settings of the chat widget there is, saying that the preview is there too. */
export async function showWidget(staff: Console, tab: TextIn<'widgets.tab'>): Promise<void> {
  const { page } = staff;
  await goWithinConsole(staff, '/settings/widget');
  await page.locator('[data-widget] a').first().click();
  await page.getByRole('tab', { name: staff.text(`widgets.tab.${tab}`), exact: true }).click();
  await page.getByRole('tabpanel').waitFor();
}

/** All chat widgets. */
export async function showWidgets(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/settings/widget');
  await staff.page.locator('[data-widget] a').first().waitFor();
}
