import { botFile } from '../bot-file.ts';
import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { importFile } from '../import-file.ts';

export const showImport = async (staff: Console) => {
  await goWithinConsole(staff, '/intent/import');
  await staff.button('import.choose.button').waitFor();
};

export const showPreview = async (staff: Console) => {
  await showImport(staff);
  const { name, content } = importFile(staff.language);
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: content });
  await staff.page.getByRole('table').waitFor();
};

/** A bot from Dialogflow, looked at before it is imported. */
export const showBotPreview = async (staff: Console) => {
  await showImport(staff);
  const { name, content } = botFile(staff.language);
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: content });
  await staff.page.getByRole('region', { name: staff.text('exchange.report.notes') }).waitFor();
};
