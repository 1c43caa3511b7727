import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { pasteText } from '../paste-text.ts';

const entityType = {
  da: {
    title: 'cykeltype',
    lines:
      'Racer; landevejscykel; sportscykel\nElcykel; el-cykel; e-bike\nLadcykel; christianiacykel; longjohn\nMountainbike; MTB\nCitybike',
    said: 'Har I en ladcykl eller en MTB til i dag?',
  },
  en: {
    title: 'bike-type',
    lines:
      'Road bike; racer; racing bike\nElectric bike; e-bike\nCargo bike; box bike; long john\nMountain bike; MTB\nCity bike',
    said: 'Do you have a cargo bikke or an MTB for today?',
  },
} as const;

/** The list of entity types, with one of the agent's own in it. */
export const showEntityTypes = async (staff: Console) => {
  const { page } = staff;
  const { title, lines } = entityType[staff.language];
  await goWithinConsole(staff, '/entities/list');
  const row = page.getByRole('treeitem').filter({ hasText: title });
  const isEmpty = page.getByRole('heading', { name: staff.text('entities.list.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await page.getByRole('link', { name: staff.text('entities.list.new') }).click();
  await page.getByLabel(staff.text('entities.detail.name'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('entities.entry.add')), lines);
  await staff.button('shell.action.save').click();
  await staff.button('shell.action.delete').waitFor();
  await goWithinConsole(staff, '/entities/list');
  await row.waitFor();
};

export const showEntityType = async (staff: Console) => {
  await showEntityTypes(staff);
  const { title, said } = entityType[staff.language];
  await staff.page.getByText(title, { exact: true }).click();
  await staff.page.getByRole('textbox', { name: staff.text('entities.trial.title') }).fill(said);
  await staff.page.getByRole('list', { name: staff.text('entities.trial.found') }).waitFor();
};

/** A pattern being written, with one that cannot be used. */
export const showPatterns = async (staff: Console) => {
  const { page } = staff;
  await goWithinConsole(staff, '/entities/detail');
  await page.getByRole('radio', { name: staff.text('entities.kind.pattern') }).check({ force: true });
  await pasteText(page.getByLabel(staff.text('entities.entry.addPattern')), '[A-Z]{2}\\d{4}\n(\\d{3}');
  await page.getByRole('alert').waitFor();
};

export const showSystemType = async (staff: Console) => {
  const { page } = staff;
  await goWithinConsole(staff, '/entities/detail/00000000-0000-4000-8000-000000000004');
  await page.getByRole('list', { name: staff.text('entities.trial.found') }).waitFor();
};
