import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

const words = {
  da: {
    title: 'Levering, som den er tænkt',
    question: 'Hvad koster levering?',
    flow: 'Levering',
    other: 'Hvad er jeres åbningstider?',
  },
  en: {
    title: 'Delivery as it is meant',
    question: 'What is the price of shipping?',
    flow: 'Delivery',
    other: 'When are you open?',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const { title, question, flow, other } = words[language];

  test(`a conversation that nobody has had is written as a test, and goes along with the bot (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 1000 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (key: TextIn<'conversationTests'>, values?: Record<string, string>) =>
      staff.text(`conversationTests.${key}`, values);
    const turn = (number: number) =>
      page.getByRole('listitem', { name: text('turn.label', { number: String(number) }), exact: true });
    const name = page.getByLabel(text('detail.name'), { exact: true });
    const said = page.getByLabel(text('turn.said'), { exact: true });
    await staff.signIn();

    await test.step('a new one is opened from the list, and needs a name and words', async () => {
      await page.getByRole('link', { name: staff.text('flows.tests.open') }).click();
      await page.getByRole('link', { name: text('new'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('detail.newTitle') })).toBeVisible();
      await expect(name).toBeFocused();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: text('conversationTest.refused.missingTitle') })
          .first(),
      ).toBeVisible();
      const refused = toast(page, text('conversationTest.refused.missingTitle'));
      await expect(refused.filter({ has: staff.button('shell.action.close') })).toBeVisible();
      await name.fill(title);
      // Long before it would go anyway.
      await expect(refused).toHaveCount(0, { timeout: 3000 });
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(text('conversationTest.refused.nothingSaid'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('what the visitor says and the flow that is expected are written by the keyboard', async () => {
      await name.press('Tab');
      const chosen = page.getByRole('combobox', { name: text('detail.language') });
      await expect(chosen).toBeFocused();
      await expect(chosen.getByRole('option', { selected: true })).toHaveText(
        staff.text(`shell.language.${language}`),
      );
      await page.keyboard.press('Tab');
      await expect(said).toBeFocused();
      await page.keyboard.type(question);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.type(flow);
      await page.getByRole('option', { name: flow, exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('button', { name: `${text('turn.flow')}: ${flow}`, exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(turn(1)).toContainText(flow);
      await staff.button('conversationTests.turn.add').press('Enter');
      await expect(said).toBeFocused();
      await page.keyboard.type(other);
      await staff.button('conversationTests.turn.done').press('Enter');
      await expect(turn(2)).toContainText(text('turn.noFlow'));
    });

    await test.step('it is not left unsaved without a question', async () => {
      await page.getByRole('link', { name: text('title'), exact: true }).click();
      const question = page.getByRole('dialog').filter({ hasText: text('detail.unsavedNew') });
      await question.getByRole('button', { name: staff.text('flows.editor.unsaved.stay') }).click();
      await expect(name).toHaveValue(title);
    });

    await test.step('once saved it is run: one turn went as it was meant, the other is accepted', async () => {
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(turn(1).getByRole('group', { name: text('turn.asExpected') })).toBeVisible();
      await expect(turn(2).getByRole('group', { name: text('turn.got'), exact: true })).toContainText(
        text('turn.difference.flow'),
      );
      await turn(2)
        .getByRole('button', { name: text('turn.accept') })
        .click();
      await expect(page.getByText(text('state.passed'), { exact: true })).toBeVisible();
    });

    await test.step('the bot saved as a file has it, and tells so before it is imported', async () => {
      await staff.goTo('flows');
      await staff.button('flows.list.export.label').click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: staff.text('flows.list.export.all') }).click();
      const bot = readFileSync(await (await saving).path());
      await page.getByRole('link', { name: staff.text('flows.list.import') }).click();
      const preview = { name: 'bot.json', mimeType: 'application/json', buffer: bot };
      await page.locator('input[type=file]').setInputFiles(preview);
      const section = page.locator('section').filter({
        has: page.getByRole('heading', { name: staff.text(`exchange.language.${language}`) }),
      });
      const row = section.getByRole('row').filter({ hasText: staff.text('exchange.figures.tests') });
      await expect(row.getByRole('cell')).toHaveText(['0', '0', '1']);
    });

    await test.step('it is gone again for the other language', async () => {
      await staff.goTo('flows');
      await page.getByRole('link', { name: staff.text('flows.tests.open') }).click();
      await page.getByRole('treeitem').filter({ hasText: title }).getByRole('button').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible();
    });
    await context.close();
  });
}
