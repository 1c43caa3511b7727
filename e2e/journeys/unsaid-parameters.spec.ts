import { expect, test } from '@playwright/test';
import {
  EntityDataType,
  newId,
  systemEntityTypeId,
  TrainingPhraseType,
} from '../../packages/contract/src/index.ts';
import { Console } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { field, publish, tabOf } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { pasteText } from '../helpers/paste-text.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

/** A flow is built, trained and talked with. */
test.setTimeout(120_000);

const product = useProduct();

const words = {
  da: {
    title: 'Klippetid',
    says: 'Jeg vil gerne klippes fredag',
    lacks: ['Jeg vil gerne have klippet mit hår', 'Klip mig'],
    name: 'dag',
    question: 'Hvilken dag passer dig?',
    answer: 'Vi ses {{dag}}.',
    said: 'i overmorgen',
    answered: 'Vi ses i overmorgen.',
  },
  en: {
    title: 'Haircut',
    says: 'I would like a haircut friday',
    lacks: ['I would like to get my hair cut', 'Cut my hair'],
    name: 'day',
    question: 'Which day suits you?',
    answer: 'See you {{day}}.',
    said: 'on monday',
    answered: /See you (on )?monday\./,
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`a phrase that does not say a value has the bot ask for it (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    const before = await staff.trained();
    const flowId = await (await draftFlows(product, language))(said.title, {
      chatResponseList: answerOf(said.answer),
    });
    await page.goto(`${product.url}/intent/list/${flowId}`);
    const findings = page.getByRole('region', { name: staff.text('checks.flow.label') });
    const row = (text: string) =>
      page
        .getByRole('list', { name: staff.text('flows.editor.tab.phrases') })
        .getByRole('listitem')
        .filter({ hasText: text });
    const ask = (text: string) =>
      row(text).getByRole('button', { name: staff.text('flows.phrases.unsaid.ask', { names: said.name }) });
    const asked = staff.text('flows.phrases.unsaid.asked');

    await test.step('the value that nobody collects is told until a phrase marks it', async () => {
      await tabOf(staff, 'phrases').click();
      await expect(findings).toContainText(`{{${said.name}}}`);
      await pasteText(field(staff, 'phrases.add'), [said.says, ...said.lacks].join('\n'));
      await row(said.says).locator('textarea').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
      await page.keyboard.press('Control+m');
      await field(staff, 'phrases.mark.name').fill(said.name);
      const date = staff.text('entities.system.date.name');
      await expect(field(staff, 'parameters.type').and(page.getByRole('combobox'))).toHaveValue(date);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-mark]')).toHaveCount(1);
      await expect(page.getByText(`{{${said.name}}}`)).toBeHidden();
    });

    await test.step('a phrase without it says so; it is added where the bot asks for it', async () => {
      const [first, second] = said.lacks;
      const missing = staff.text('flows.phrases.mark.missing', { names: said.name });
      await expect(row(first).getByText(missing)).toBeVisible();
      await expect(ask(first)).toBeHidden();
      await page.getByRole('button', { name: new RegExp(`^${said.name}`) }).click();
      await field(staff, 'parameters.ask').check();
      await staff.button('flows.editor.publish').click();
      const unwritten = staff.text('flows.intentDetail.snackbar.missingParameterQuestion');
      await expect(page.getByRole('region', { name: staff.text('flows.parameters.title') })).toContainText(
        unwritten,
      );
      await expect(row(first)).not.toContainText(
        staff.text('flows.intentDetail.snackbar.missingTrainingPhrasePartParameter'),
      );
      await field(staff, 'parameters.question').fill(said.question);
      await ask(first).click();
      await expect(row(first).getByText(asked)).toBeVisible();
      await expect(row(first).getByText(missing)).toBeHidden();
      await staff.button('flows.parameters.askInOthers').click();
      await expect(row(second).getByText(asked)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('it can be taken out; whoever publishes has the bot ask in every phrase', async () => {
      const [first, second] = said.lacks;
      const remove = staff.text('flows.phrases.entities.remove', { name: said.name });
      await row(first).getByRole('button', { name: remove }).click();
      await expect(row(first).getByText(asked)).toBeHidden();
      await publish(staff, said.title);
      await staff.trained(before);
      await page.goto(`${product.url}/intent/list/${flowId}`);
      await tabOf(staff, 'phrases').click();
      for (const text of [first, second]) await expect(row(text).getByText(asked)).toBeVisible();
      await expect(page.locator('[data-mark]')).toHaveCount(1);
    });

    await test.step('visitors who do not say it are asked', async () => {
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(said.lacks[0], said.question);
      await visitor.ask(said.said, said.answered);
      await visitor.page.context().close();
    });
    await context.close();
  });
}

test('a phrase of values takes what is recognised, and has the bot ask for free text', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  const part = (text: string, alias: string, name: 'date' | 'text') => ({
    text,
    alias,
    entityType: systemEntityTypeId(EntityDataType[name]),
    requiredSpeechBubble: `Hvad er ${alias}?`,
  });
  const both = [part('{{dag}}', 'dag', 'date'), part('{{navn}}', 'navn', 'text')];
  const stored = { id: newId, question: '{{dag}} {{navn}}', type: TrainingPhraseType.entities };
  const flowId = await (await draftFlows(product, 'da'))('Besøg', {
    chatResponseList: answerOf('Velkommen.'),
    trainingPhraseList: [{ ...stored, trainingPhrasePartList: both }],
  });
  await page.goto(`${product.url}/intent/list/${flowId}`);
  await tabOf(staff, 'phrases').click();
  const findings = page.getByRole('region', { name: staff.text('checks.flow.label') });
  await expect(findings).toContainText(staff.text('checks.kind.freeTextValue.title'));
  const rows = page.getByRole('list', { name: staff.text('flows.editor.tab.phrases') });
  await staff.button('flows.editor.publish').click();
  const refused = staff.text('flows.intentDetail.snackbar.entityTrainingPhraseWithText');
  await expect(rows.getByRole('alert')).toHaveText(refused);

  await rows.getByRole('button', { name: staff.text('flows.phrases.unsaid.ask', { names: 'navn' }) }).click();
  await expect(rows.getByRole('alert')).toBeHidden();
  await expect(rows.getByText(staff.text('flows.phrases.unsaid.asked'))).toBeVisible();
  await staff.button('flows.phrases.entities.add').click();
  const dialog = page.getByRole('dialog', { name: staff.text('flows.phrases.mark.choose') });
  await expect(dialog.getByText(staff.text('flows.phrases.entities.noFreeText'))).toBeVisible();
  await expect(dialog.getByRole('group')).toBeHidden();
  await field(staff, 'phrases.mark.name').fill('navn');
  await expect(dialog.getByRole('button', { name: staff.text('flows.phrases.mark.confirm') })).toBeDisabled();
  await field(staff, 'phrases.mark.name').fill('andet');
  await dialog.getByRole('combobox').fill(staff.text('entities.system.text.name'));
  await expect(page.getByText(staff.text('flows.parameters.noType'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await publish(staff, 'Besøg');
  await context.close();
});

test('what the bot is to ask for is told before anything of the flow changes', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.haveSession();
  await page.goto(`${product.url}/intent/list/new`);
  await field(staff, 'editor.title').fill('Læg en besked');
  await pasteText(field(staff, 'phrases.add'), ['Jeg vil lægge en besked', 'Ring til mig'].join('\n'));
  const parameters = page.getByRole('region', { name: staff.text('flows.parameters.title') });
  const dialog = page.getByRole('dialog', { name: staff.text('flows.parameters.askForDetails') });
  const add = dialog.getByRole('button', { name: staff.text('flows.parameters.asking.add'), exact: true });
  const rows = page.getByRole('list', { name: staff.text('flows.editor.tab.phrases') });

  await test.step('a name and a question are needed', async () => {
    await staff.button('flows.parameters.askForDetails').click();
    await add.click();
    await expect(field(staff, 'parameters.asking.name')).toBeFocused();
    await expect(dialog.getByText(staff.text('flows.parameters.asking.missingQuestion'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(parameters).toBeHidden();
    await expect(rows.getByText(staff.text('flows.phrases.unsaid.asked'))).toHaveCount(0);
  });

  await test.step('then the bot asks after every phrase', async () => {
    await staff.button('flows.parameters.askForDetails').click();
    await field(staff, 'parameters.asking.name').fill('nummer');
    await field(staff, 'parameters.asking.question').fill('Hvad er dit nummer?');
    await page.keyboard.press('Enter');
    await expect(parameters).toContainText(staff.text('flows.parameters.short.asked'));
    await expect(rows.getByText(staff.text('flows.phrases.unsaid.asked'))).toHaveCount(2);
  });

  await test.step('a phrase in which nothing can be written is deleted where it is refused', async () => {
    await staff.button('flows.phrases.kindMenu.label').click();
    await page.getByRole('menuitem', { name: new RegExp(`^${staff.text('flows.phrases.kind.3')}`) }).click();
    await staff.button('flows.editor.publish').click();
    const empty = staff.text('flows.intentDetail.snackbar.emptyTrainingPhrase');
    await expect(rows.getByRole('alert')).toHaveText(empty);
    await rows.getByRole('button', { name: staff.text('flows.phrases.delete'), exact: true }).click();
    await expect(rows.getByRole('listitem')).toHaveCount(2);
    // What was told of it goes with it, long before it would anyway.
    await expect(page.getByText(empty)).toHaveCount(0, { timeout: 3000 });
  });
  await context.close();
});

test('what is typed right after a keyword phrase is added goes into it', async ({ browser }) => {
  const context = await browser.newContext();
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.haveSession();
  await page.goto(`${product.url}/intent/list/new`);
  await pasteText(
    field(staff, 'phrases.add'),
    Array.from({ length: 60 }, (_, n) => `Sætning ${n}`).join('\n'),
  );
  const rows = page.getByRole('list', { name: staff.text('flows.editor.tab.phrases') });
  const kind = new RegExp(`^${staff.text('flows.phrases.kind.2')}`);
  for (const [number, word] of ['klip', 'hår', 'tid'].entries()) {
    // The list may be scrolled to its end, or filtered.
    if (number === 1) await rows.locator('textarea').first().hover();
    if (number === 1) await page.mouse.wheel(0, 5000);
    if (number === 2) await field(staff, 'phrases.filter').fill('Sætning 5');
    await staff.button('flows.phrases.kindMenu.label').click();
    await page.getByRole('menuitem', { name: kind }).click();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(rows.getByText(word, { exact: true })).toBeVisible();
  }
  await context.close();
});
