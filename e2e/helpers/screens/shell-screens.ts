import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

export const showHelp = async (staff: Console) => {
  await goWithinConsole(staff, '/faq#take-over');
  await staff.page.locator('#take-over[open]').waitFor();
};

export const showQuickPanel = async (staff: Console) => {
  await goWithinConsole(staff, '/intent/list');
  await staff.button('around.quick.open').click();
  await staff.page.getByRole('meter').first().waitFor();
};

/** Leaves the panel open, which stands beside what is worked on. */
export const showWidgetPanel = async (staff: Console) => {
  await goWithinConsole(staff, '/intent/list');
  const open = staff.button('around.widget.open');
  const menu = staff.button('shell.navbar.open');
  await staff.page.getByRole('heading', { name: staff.text('flows.title') }).waitFor();
  if (await menu.isVisible()) await menu.click();
  await open.click();
  await staff.page
    .frameLocator(`iframe[title="${staff.text('around.widget.frame')}"]`)
    .getByRole('textbox')
    .waitFor();
};

/** The tour at its second step, beside a menu entry; on narrow screens there is none. */
export const showTour = async (staff: Console) => {
  await showHelp(staff);
  const begin = staff.button('help.tour');
  if (!(await begin.isVisible())) return;
  await begin.click();
  await staff.button('around.tour.begin').click();
  await staff.page.getByRole('dialog', { name: staff.text('around.tour.jobs.title') }).waitFor();
};
