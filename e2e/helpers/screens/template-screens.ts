import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { showFlow } from './flow-screens.ts';

const template = {
  da: { title: 'Ja tak', phrases: ['Ja tak', 'Det vil jeg gerne', 'Jo, det lyder godt', 'Lad os gøre det'] },
  en: { title: 'Yes please', phrases: ['Yes please', 'I would like that', 'Sounds good', 'Let us do that'] },
} as const;

/** The list of templates, with one in it. */
export const showTemplates = async (staff: Console) => {
  const { page } = staff;
  const { title, phrases } = template[staff.language];
  await goWithinConsole(staff, '/template/list');
  const row = page.getByRole('treeitem').filter({ hasText: title });
  const isEmpty = page.getByRole('heading', { name: staff.text('templates.list.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await page
    .getByRole('link', { name: staff.text('templates.list.new') })
    .first()
    .click();
  await page.getByLabel(staff.text('templates.detail.name')).fill(title);
  for (const phrase of phrases.toReversed()) {
    await page.getByLabel(staff.text('flows.phrases.add')).fill(phrase);
    await staff.button('flows.phrases.addShort').click();
  }
  await staff.button('shell.action.save').click();
  await staff.button('shell.action.delete').waitFor();
  await goWithinConsole(staff, '/template/list');
  await row.waitFor();
};

export const showTemplate = async (staff: Console) => {
  await showTemplates(staff);
  await staff.page.getByText(template[staff.language].title, { exact: true }).click();
  await staff.page.getByLabel(staff.text('flows.phrases.phrase'), { exact: true }).first().waitFor();
};

/** A flow's training phrases with a template chosen for it, not yet saved. */
export const showTemplateChoice = async (staff: Console) => {
  await showTemplates(staff);
  await showFlow(staff, 'phrases');
  const choice = staff.page.getByLabel(staff.text('flows.phrases.template.label'), { exact: true });
  await choice.selectOption(template[staff.language].title);
  await staff.page.getByText(template[staff.language].phrases[1]).waitFor();
};
