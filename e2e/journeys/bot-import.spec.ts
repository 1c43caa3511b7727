import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { said } from '../../apps/server/test/dialogflow-export.ts';
import { zipOf } from '../../apps/server/test/zip-file.ts';
import { botFile } from '../helpers/bot-file.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`a bot from Dialogflow is looked at, imported, answers, and is exported (${language})`, async ({
    browser,
  }) => {
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const { page } = staff;
    const { name, content, loan, room } = botFile(language);
    await staff.signIn();
    const before = await staff.trained();

    await test.step('a file that is no bot is refused in words', async () => {
      await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
      await choose(page, 'bot.json', Buffer.from('{"format":"something"}'));
      await expect(page.getByRole('alert')).toContainText(staff.text('exchange.exchange.error.content'));
    });

    await test.step('the preview says what is new and what does not map', async () => {
      await choose(page, name, content);
      const notes = page.getByRole('region', { name: staff.text('exchange.report.notes') });
      await expect(notes).toContainText(staff.text('exchange.note.payload'));
      await expect(notes).toContainText('signed-in');
      await expect(figures(staff)).toHaveText(['2', '0', '0']);
    });

    await test.step('it is imported, and the report can be saved', async () => {
      await staff.button('exchange.preview.submit').click();
      await expect(page.getByRole('heading', { name: staff.text('import.report.title') })).toBeVisible();
      const saving = page.waitForEvent('download');
      await staff.button('exchange.report.save').click();
      const saved = readFileSync(await (await saving).path(), 'utf8');
      expect(saved).toContain(staff.text('exchange.note.webhook'));
      expect(saved).toContain(`- ${loan.title}`);
    });

    await test.step('it answers', async () => {
      await page.getByRole('link', { name: staff.text('import.report.seeFlows') }).click();
      await staff.trained(before);
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(loan.phrases[0], loan.answer);
      await visitor.page.context().close();
    });

    await test.step('what is there already is skipped unless it is to be replaced', async () => {
      await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
      await choose(page, name, content);
      await expect(figures(staff)).toHaveText(['0', '0', '2']);
      await expect(staff.button('exchange.preview.submit')).toBeDisabled();
      await page.getByRole('radio', { name: staff.text('exchange.existing.replace') }).check({ force: true });
      await expect(figures(staff)).toHaveText(['0', '2', '0']);
      await expect(staff.button('exchange.preview.submit')).toBeEnabled();
    });

    await test.step('the bot is saved as a file, and read again', async () => {
      await staff.goTo('flows');
      await staff.button('flows.list.export.label').click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: staff.text('flows.list.export.all') }).click();
      const bot = readFileSync(await (await saving).path());
      expect(bot.toString()).toContain(room.answer);
      await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
      await choose(page, 'bot.json', bot);
      await expect(
        page.getByRole('heading', { name: staff.text(`exchange.language.${language}`) }),
      ).toBeVisible();
    });
  });
}

test('what a file is, and in which language, is said before anything is imported', async ({ browser }) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  await page.getByRole('link', { name: staff.text('flows.list.import') }).click();

  await test.step('an export of Dialogflow CX is refused by its name', async () => {
    await choose(page, 'cx.zip', Buffer.from(zipOf({ 'agent.json': {}, 'flows/Start/Start.json': {} })));
    await expect(page.getByRole('alert')).toContainText(staff.text('exchange.exchange.error.dialogflowCx'));
  });

  await test.step('a German agent brings nothing until it is taken as Danish', async () => {
    const german = {
      'agent.json': { displayName: 'Laden', language: 'de' },
      'intents/Preis.json': { name: 'Preis', responses: [] },
      'intents/Preis_usersays_de.json': [said('Was kostet ein Fahrrad?')],
    };
    await choose(page, 'laden.zip', Buffer.from(zipOf(german)));
    const about = staff.text('exchange.foreign.about', { language: 'tysk', code: 'de' });
    await expect(page.getByRole('alert')).toContainText(about);
    await expect(staff.button('exchange.preview.submit')).toBeDisabled();
    await page.getByRole('radio', { name: staff.text('exchange.foreign.as.da') }).check({ force: true });
    await expect(figures(staff)).toHaveText(['1', '0', '0']);
    expect(await violationsOf(page)).toEqual([]);
    await staff.button('exchange.preview.submit').click();
    await expect(page.getByRole('heading', { name: staff.text('import.report.title') })).toBeVisible();
    await page.getByRole('link', { name: staff.text('import.report.seeFlows') }).click();
    await expect(page.getByRole('treeitem').getByText('Preis', { exact: true })).toBeVisible();
  });
});

test('a table with column names of its own is understood, or its columns are chosen', async ({ browser }) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
  const columnOf = (name: 'textColumn' | 'flowColumn' | 'answerColumn') =>
    page.getByLabel(staff.text(`import.preview.${name}`), { exact: true }).locator('option:checked');
  const look = async (...lines: string[]) => {
    await choose(page, 'faq.csv', Buffer.from(lines.join('\n')));
    await expect(page.getByRole('table')).toContainText(lines.at(-1)?.split(';')[0] ?? '');
  };
  const another = () => staff.button('import.choose.another').click();

  await test.step('a note is no title, and what the bot says is the answer', async () => {
    await look('Overskrift;Kunden skriver;Botten siger;Intern note', 'Sauna;Har I en sauna?;Nej.;Per');
    await expect(columnOf('flowColumn')).toHaveText('Overskrift');
    await expect(columnOf('textColumn')).toHaveText('Kunden skriver');
    await expect(columnOf('answerColumn')).toHaveText('Botten siger');
    await another();
  });

  await test.step('where it is not sure nothing is said of the file, and the column is chosen', async () => {
    await look('tekst;titel;hm', 'Har I en sauna?;Sauna;Nej.');
    const advice = page.getByText(staff.text('import.preview.chooseAnswers'));
    await expect(advice).toBeVisible();
    await page.getByLabel(staff.text('import.preview.answerColumn')).selectOption({ label: 'hm' });
    await expect(advice).toBeHidden();
    await another();
  });

  await test.step('questions and answers alone are flows that are called as the questions', async () => {
    await look('Frage;Antwort', 'Darf der Hund mit?;Ja.');
    await expect(columnOf('flowColumn')).toHaveText(staff.text('import.preview.titleFromText'));
    await expect(columnOf('answerColumn')).toHaveText('Antwort');
    expect(await violationsOf(page)).toEqual([]);
    await staff.button('import.preview.submit_one', { rows: '1' }).click();
    await page.getByRole('link', { name: staff.text('import.report.seeFlows') }).click();
    await expect(page.getByRole('treeitem').getByText('Darf der Hund mit?', { exact: true })).toBeVisible();
  });
});

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** New, replaced and skipped flows of the first language. */
const figures = (staff: Console) =>
  staff.page
    .getByRole('row')
    .filter({ has: staff.page.getByRole('rowheader', { name: staff.text('exchange.figures.flows') }) })
    .first()
    .getByRole('cell');
