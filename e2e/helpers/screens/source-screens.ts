import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

const document = {
  da: {
    name: 'Vilkår.txt',
    text: 'Garanti\nDer er fem års garanti på stellet.\n===== split =====\nLevering\nLeveringen tager to til fire hverdage.',
    question: 'Hvor lang er garantien på stellet?',
  },
  en: {
    name: 'Terms.txt',
    text: 'Warranty\nThe frame has a five year warranty.\n===== split =====\nDelivery\nDelivery takes two to four working days.',
    question: 'How long is the warranty of the frame?',
  },
} as const;

/** A new source that is a website. */
export const showNewWebsite = async (staff: Console) => {
  await goWithinConsole(staff, '/jobs/detail');
  await staff.page.getByLabel(staff.text('jobs.form.field.url')).waitFor();
  for (const part of ['reading', 'signIn'] as const)
    await staff.page
      .getByRole('button', { name: new RegExp(`^${staff.text(`jobs.form.section.${part}`)}`) })
      .click();
};

/** A new source of documents. */
export const showNewDocuments = async (staff: Console) => {
  await goWithinConsole(staff, '/jobs/detail?type=5');
  await staff.button('jobs.documents.choose').waitFor();
};

/** The list of sources, with one in it. */
export const showSources = async (staff: Console) => {
  const { page } = staff;
  await goWithinConsole(staff, '/jobs/list');
  const row = page.getByRole('treeitem').filter({ hasText: document[staff.language].name });
  const isEmpty = page.getByRole('heading', { name: staff.text('jobs.list.empty.title') });
  await row.or(isEmpty).or(page.getByRole('treeitem')).first().waitFor();
  if (await row.isVisible()) return;
  const { name, text } = document[staff.language];
  await showNewDocuments(staff);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('list', { name: staff.text('jobs.page.list') }).waitFor();
  await goWithinConsole(staff, '/jobs/list');
  await row.waitFor();
};

/** What was read of a source. */
export const showSource = async (staff: Console) => {
  await showSources(staff);
  await staff.page.getByRole('treeitem').filter({ hasText: document[staff.language].name }).click();
  await staff.page.getByRole('list', { name: staff.text('jobs.page.list') }).waitFor();
};

/** A page of a source, to be written by hand. */
export const showSourcePage = async (staff: Console) => {
  await showSource(staff);
  const list = staff.page.getByRole('list', { name: staff.text('jobs.page.list') });
  await list.getByRole('link').first().click();
  await staff.page.getByLabel(staff.text('jobs.page.content'), { exact: true }).waitFor();
};

/** How a source is read. */
export const showSourceSettings = async (staff: Console) => {
  await showSource(staff);
  await staff.page.getByRole('tab', { name: staff.text('jobs.form.tab.settings') }).click();
  await staff.page.getByLabel(staff.text('jobs.form.field.name'), { exact: true }).waitFor();
};

/** A question that is tried. */
export const showAskedSources = async (staff: Console) => {
  await showSources(staff);
  await staff.button('jobs.ask.open').click();
  await staff.page
    .getByRole('textbox', { name: staff.text('jobs.ask.question') })
    .fill(document[staff.language].question);
  await staff.page.keyboard.press('Enter');
  await staff.page.getByRole('list', { name: staff.text('jobs.ask.found') }).waitFor();
};
