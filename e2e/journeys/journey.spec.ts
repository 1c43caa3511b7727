import { type BrowserContext, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { importFile } from '../helpers/import-file.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    question: 'Hvornår har I åbent?',
    answer: /9\.30/,
    uncovered: 'Hvad hedder hovedstaden i Mongoliet?',
    fallback: 'Det kan jeg desværre ikke svare på endnu',
    flow: 'Læsesal',
    reply: 'Hej, det er Demo fra butikken.',
    thanks: 'Tak, det var sødt af dig',
    again: 'Hvad tid åbner butikken på lørdag?',
  },
  en: {
    question: 'When are you open?',
    answer: /9:30/,
    uncovered: 'What is the capital of Mongolia?',
    fallback: "I can't answer that yet",
    flow: 'Reading room',
    reply: 'Hello, this is Demo from the shop.',
    thanks: 'Thank you, that is kind of you',
    again: 'What time do you open on Saturday?',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`from the first sign-in to a person in the chat (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const demoPage = `${product.widget}?language=${language}`;
    const newVisitor = async (context: BrowserContext) => {
      const visitor = new Widget(await context.newPage(), language);
      await visitor.open(demoPage);
      return visitor;
    };

    await test.step('sign in', () => staff.signInByForm());

    await test.step('the demo agent answers', async () => {
      await staff.trained();
      const visitor = await newVisitor(await browser.newContext());
      await visitor.ask(said.question, said.answer);
      await visitor.page.context().close();
    });

    const file = importFile(language);
    const first = await browser.newContext();
    await test.step('import training data, and see it trained', async () => {
      const before = await staff.trained();
      await importTrainingData(staff, file);
      await staff.trained(before);
      const visitor = await newVisitor(first);
      await visitor.ask(file.paraphrase.text, file.paraphrase.flow);
      await visitor.page.close();
    });

    await test.step('the conversation is still there after the tab was closed', async () => {
      const visitor = await newVisitor(first);
      await expect(visitor.said('visitor')).toHaveText([new RegExp(escaped(file.paraphrase.text))]);
      await expect(visitor.said('bot').last()).toContainText(file.paraphrase.flow);
      await visitor.ask(said.uncovered, said.fallback);
    });

    const visitor = await newVisitor(first);
    await test.step('the question that no flow covered is added to one, and answered', async () => {
      const before = await addToFlow(staff, said.uncovered, said.flow);
      await staff.trained(before);
      await visitor.ask(said.uncovered, said.flow);
    });

    await test.step('a person takes the conversation over, and gives it back', async () => {
      await staff.openChat(said.flow);
      await expect(staff.transcript).toContainText(said.uncovered);
      await staff.takeOver();
      await staff.reply(said.reply);
      await expect(visitor.said('staff')).toContainText(said.reply);
      const botSaid = await visitor.said('bot').count();
      await visitor.say(said.thanks);
      await expect(staff.transcript).toContainText(said.thanks);
      await expect(visitor.said('bot')).toHaveCount(botSaid);
      await staff.leave();
      await visitor.ask(said.again, said.answer);
      await expect(staff.transcript).toContainText(said.again);
    });
    await first.close();
    await staff.page.context().close();
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function importTrainingData(staff: Console, file: ReturnType<typeof importFile>): Promise<void> {
  const { page } = staff;
  await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
  const choosing = page.waitForEvent('filechooser');
  await staff.button('import.choose.button').click();
  await (await choosing).setFiles({ name: file.name, mimeType: 'text/plain', buffer: file.content });

  const textColumn = page.getByLabel(staff.text('import.preview.textColumn'));
  const flowColumn = page.getByLabel(staff.text('import.preview.flowColumn'));
  // Each choice has the file read again.
  await flowColumn.selectOption({ index: 0 });
  await expect(flowColumn).toHaveValue('0');
  await textColumn.selectOption({ index: 1 });
  await expect(textColumn).toHaveValue('1');
  const note = page.getByText(staff.text('import.preview.chooseAnswers'));
  await expect(note).toBeVisible();
  await page.getByLabel(staff.text('import.preview.answerColumn')).selectOption({ index: 3 });
  await expect(note).toBeHidden();
  await page.getByLabel(staff.text('import.preview.header')).click();
  await expect(page.getByRole('table')).toContainText(file.paraphrase.flow);
  const rows = String(file.phraseCount + file.skippedCount);
  await staff.button('import.preview.submit_other', { rows }).click();

  await expect(page.getByRole('heading', { name: staff.text('import.report.title') })).toBeVisible();
  await expect(figure(staff, 'added_other')).toContainText(String(file.phraseCount));
  await expect(figure(staff, 'created_other')).toContainText(String(file.flowCount));
  await expect(figure(staff, 'skipped_other')).toContainText(String(file.skippedCount));
  await expect(page.getByRole('row')).toHaveCount(file.skippedCount + 1);
}

/** One of the report's figures with its label, which is in the plural: each counts more than one. */
function figure(staff: Console, name: TextIn<'import.report'>) {
  return staff.page.getByText(staff.text(`import.report.${name}`), { exact: true }).locator('..');
}

/** Adds an unsolved question to a flow; returns the number of the release before. */
async function addToFlow(staff: Console, question: string, flow: string): Promise<number> {
  const { page } = staff;
  await staff.goTo('training');
  const row = page.getByRole('listitem').filter({ hasText: question });
  await expect(row).toBeVisible();
  const before = await staff.trained();
  await row.getByRole('button', { name: staff.text('training.list.addToFlow') }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: `${staff.text('training.add.flow')}:` }).click();
  await page.getByRole('combobox', { name: staff.text('training.add.flow') }).fill(flow);
  await page.getByRole('option', { name: flow }).click();
  await panel.getByRole('button', { name: staff.text('training.add.submit_one') }).click();
  await expect(row).toBeHidden();
  return before;
}
