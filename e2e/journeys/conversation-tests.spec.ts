import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

/** A draft is trained, and published twice. */
test.setTimeout(150_000);

const product = useProduct();

const words = {
  da: {
    question: 'Hvad koster levering?',
    followUp: 'Leverer I også til Bornholm?',
    flow: 'Levering',
    before: /3–5 hverdage/,
    after: 'Vi leverer med zeppelin.',
    title: 'Levering til øer',
    puncture: 'Jeg er punkteret',
  },
  en: {
    question: 'What is the price of shipping?',
    followUp: 'To Bornholm as well?',
    flow: 'Delivery',
    before: /3–5 working days/,
    after: 'We deliver by zeppelin.',
    title: 'Delivery to islands',
    puncture: 'I have a flat tyre',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const { question, followUp, flow, before, after, title, puncture } = words[language];

  test(`a conversation that went well is kept, and a change that breaks it is held back (${language})`, async ({
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
    const button = (key: TextIn<'conversationTests'>, values?: Record<string, string>) =>
      staff.button(`conversationTests.${key}`, values);
    const turn = (number: number) =>
      page.getByRole('listitem', { name: text('turn.label', { number: String(number) }), exact: true });
    const row = (named: string) => page.getByRole('treeitem').filter({ hasText: named });
    /** Opens the flow, changes its answer and saves it as draft, or publishes it. */
    const answerOtherwise = async (words: string, save: 'saveDraft' | 'publish') => {
      await page.goto(`${product.url}/intent/list`);
      await page.getByRole('treeitem').getByText(flow, { exact: true }).first().click();
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
      await page.getByLabel(staff.text('flows.bubble.text'), { exact: true }).first().fill(words);
      await staff.button(`flows.editor.${save}`).click();
      await expect(page.getByLabel(staff.text('flows.editor.title'), { exact: true })).toBeHidden();
    };
    await staff.signIn();

    await test.step('what was said in the simulator is saved as a test', async () => {
      await page.getByRole('link', { name: staff.text('flows.tests.open') }).click();
      await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible();
      await button('empty.openSimulator').click();
      const composer = page.getByLabel(staff.text('simulator.composer.label'));
      const log = page.getByRole('log', { name: staff.text('simulator.log') });
      await expect(button('save.button')).toBeDisabled();
      for (const said of [question, followUp]) {
        await composer.fill(said);
        await composer.press('Enter');
        await expect(staff.button('chat.why.label')).toHaveCount(said === question ? 1 : 2);
      }
      await expect(log).toContainText(before);
      await button('save.button').click();
      const open = page.getByRole('link', { name: text('save.open') });
      await expect(open).toBeFocused();
      await expect(row(question)).toBeVisible();
      await open.press('Enter');
      await staff.button('simulator.close').click();
    });

    await test.step('it passes, and is given a name and a wish', async () => {
      await expect(turn(2).getByRole('group', { name: text('turn.asExpected') })).toBeVisible();
      await expect(turn(1)).toContainText(before);
      await turn(1)
        .getByRole('button', { name: staff.text('chat.why.label') })
        .click();
      await expect(turn(1).getByText(staff.text('chat.why.layer.classifier'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel(text('detail.name'), { exact: true }).fill(title);
      await page.getByRole('switch', { name: text('detail.comparesWording.title') }).check();
      await page.getByRole('switch', { name: text('detail.mustHold.title') }).check();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(text('state.passed'), { exact: true })).toBeVisible();
    });

    await test.step('another answer shows in the next run of all tests', async () => {
      await answerOtherwise(after, 'saveDraft');
      await page.getByRole('link', { name: staff.text('flows.tests.open') }).click();
      await button('run.all').click();
      await expect(row(title)).toContainText(text('state.failed'));
      await expect(row(title).getByRole('img', { name: text('mustHold') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text('run.last') })).toContainText(
        text('run.failed', { count: '1' }),
      );
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('what was expected and what came stand side by side', async () => {
      await row(title).getByText(title).click();
      const expected = turn(1).getByRole('group', { name: text('turn.expected'), exact: true });
      const got = turn(1).getByRole('group', { name: text('turn.got'), exact: true });
      await expect(expected).toContainText(before);
      await expect(got).toContainText(after);
      await expect(got).toContainText(text('turn.difference.wording'));
      await expect(got.getByRole('link', { name: flow, exact: true })).toBeVisible();
      await expect(turn(2).getByRole('group', { name: text('turn.asExpected') })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the change is held back, and the bot goes on as before, until it is published anyway', async () => {
      await page.goto(`${product.url}/intent/list`);
      const release = await staff.trained();
      await answerOtherwise(after, 'publish');
      const held = page.getByRole('status').filter({ hasText: text('blocked.why_one', { count: '1' }) });
      await expect(held.getByRole('link', { name: title })).toBeVisible({ timeout: 20_000 });
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(question, before);
      await visitor.page.context().close();
      expect(await violationsOf(page)).toEqual([]);
      await button('blocked.anyway').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('blocked.confirm.confirm') })
        .click();
      await staff.trained(release);
      await expect(held).toBeHidden();
    });

    await test.step('the new answer is accepted, and expected from then on', async () => {
      await page.getByRole('link', { name: staff.text('flows.tests.open') }).click();
      await expect(page.getByRole('status').filter({ hasText: text('run.last') })).toContainText(
        text('run.failed', { count: '1' }),
      );
      await row(title).getByText(title).click();
      await turn(1)
        .getByRole('button', { name: text('turn.accept') })
        .click();
      await expect(turn(1).getByRole('group', { name: text('turn.asExpected') })).toContainText(after);
      await expect(page.getByText(text('state.passed'), { exact: true })).toBeVisible();
    });

    await test.step('a turn is added, and what comes of it accepted', async () => {
      await button('turn.add').click();
      await page.getByLabel(text('turn.said'), { exact: true }).fill(puncture);
      await button('turn.done').click();
      await staff.button('shell.action.save').click();
      await expect(turn(3).getByRole('group', { name: text('turn.got'), exact: true })).toContainText(
        text('turn.difference.flow'),
      );
      await button('detail.acceptAll').click();
      await expect(turn(3).getByRole('group', { name: text('turn.asExpected') })).toBeVisible();
      await button('turn.more', { number: '3' }).click();
      await page.getByRole('menuitem', { name: text('turn.remove') }).click();
      await expect(turn(3)).toBeHidden();
      await staff.button('shell.action.save').click();
      await expect(page.getByText(text('state.passed'), { exact: true })).toBeVisible();
    });

    await test.step('a real conversation is saved as a test too', async () => {
      await staff.openChat(question);
      await button('save.button').click();
      await page.getByRole('link', { name: text('save.open') }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
      // The visitor was answered before the change.
      await expect(turn(1).getByRole('group', { name: text('turn.got'), exact: true })).toContainText(after);
      await staff.button('shell.action.delete').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(row(title)).toBeVisible();
      await expect(row(question)).toBeHidden();
    });

    await test.step('the last one goes, and the list says how to make another', async () => {
      await row(title).getByRole('button').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible();
    });
    await context.close();
  });
}
