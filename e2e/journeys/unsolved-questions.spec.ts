import { expect, type Locator, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    variants: ['Har I gavekort?', 'kan man købe et gavekort', 'Kan man få et gavekort til en ven'],
    unseen: 'Sælger I gavekort til venner?',
    title: 'Gavekort',
    reply: 'Ja, gavekort fås i butikken.',
    again: 'kan man KØBE et gavekort!',
    single: 'Fortæl en vittighed',
    other: 'Hvad er hovedstaden i Mongoliet?',
  },
  en: {
    variants: ['Can I buy a gift card', 'gift card for a friend', 'Do you sell gift cards to friends?'],
    unseen: 'Are gift cards sold for friends?',
    title: 'Gift cards',
    reply: 'Yes, gift cards are sold in the shop.',
    again: 'gift card for a FRIEND!',
    single: 'Tell me a joke',
    other: 'Who painted the Mona Lisa?',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`fifty variants are one decision (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const { page } = staff;
    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    for (const question of [...said.variants, said.single, said.other]) await visitor.askAnything(question);
    await staff.signIn();
    const training = new TrainingPage(staff);
    await staff.goTo('training');
    const { group } = training;
    // Behind the panel it could not be read.
    const before = await staff.trained();

    await test.step('what asks the same is one row, which unfolds by keyboard', async () => {
      await expect(training.rows).toHaveCount(3);
      await expect(group).toContainText(staff.text('training.groups.variants_other', { count: '3' }));
      await training.checkbox(group).focus();
      await page.keyboard.press('ArrowRight');
      for (const variant of said.variants) await expect(training.variant(variant)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(
        staff.page.getByText(staff.text('training.selection.count_one', { count: '1' })),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(staff.button('training.selection.clear')).toBeHidden();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await expect(training.variant(said.variants[1])).toBeHidden();
    });

    await test.step('a new flow is tried before anything is saved', async () => {
      await page.keyboard.press('Enter');
      await expect(training.phrases).toHaveCount(3);
      const kept = training.panel.getByLabel(staff.text('training.add.phrase', { number: '3' }));
      const taken = await kept.inputValue();
      await staff.button('training.add.remove', { phrase: taken }).click();
      await expect(training.phrases).toHaveCount(2);
      await training.panel.getByRole('radio', { name: staff.text('training.add.new') }).check();
      await expect(staff.button('training.trial.start')).toBeDisabled();
      await training.panel.getByLabel(staff.text('training.add.newTitle')).fill(said.title);
      await training.panel.getByLabel(staff.text('training.add.newReply')).fill(said.reply);
      await staff.button('training.trial.start').click();
      const chosen = training.panel.getByRole('list', { name: staff.text('training.trial.kind.selected') });
      await expect(chosen.getByRole('listitem')).toHaveCount(2, { timeout: 20_000 });
      await expect(chosen.getByText(said.reply)).toHaveCount(2);
      const rest = training.panel.getByRole('list', { name: staff.text('training.trial.kind.group') });
      await expect(rest.getByRole('listitem')).toContainText(taken);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('saved, the bot answers a variant it has not seen', async () => {
      await staff.button('training.add.create').click();
      await training.says('saveSolvedQuestionSuccess_other', '2');
      await expect(training.rows).toHaveCount(3);
      await staff.trained(before);
      const next = new Widget(await (await browser.newContext()).newPage(), language);
      await next.open(`${product.widget}?language=${language}`);
      await next.ask(said.unseen, said.reply);
      await next.page.context().close();
    });

    await test.step('what was left out is added to the flow; a phrase it has already is told', async () => {
      const left = training.rows.filter({ hasText: /gavekort|gift card/i });
      await left.getByRole('button', { name: staff.text('training.list.addToFlow') }).click();
      await expect(page).toHaveURL(/question=[\da-f-]{36}/);
      const radio = training.panel.getByRole('radio', { name: said.title });
      await expect(radio).toBeChecked();
      await training.panel.getByLabel(staff.text('training.add.phrase', { number: '1' })).fill(said.again);
      await failing(page, '**/api/training/groups/**/intentId/**', async () => {
        await staff.button('training.add.submit_one').click();
        await training.says('saveSolvedQuestionError');
      });
      await staff.button('training.add.submit_one').click();
      await training.says('saveSolvedQuestionAlreadyAddedError_one');
      await expect(training.rows).toHaveCount(2);
      await expect(page).not.toHaveURL(/question=/);
    });

    await test.step('what is ignored or solved is gone, and can be brought back', async () => {
      await training.checkbox(training.row(said.single)).check();
      await staff.button('training.selection.ignore').click();
      await expect(training.row(said.single)).toBeHidden();
      await training.says('undo.ignored_one');
      await visitor.askAnything(said.single);
      await training.chooseStatus('ignored');
      await expect(training.row(said.single)).toBeVisible();
      await page.getByRole('button', { name: staff.text('training.undo.action') }).click();
      await training.says('undo.undone');
      await expect(training.row(said.single)).toBeHidden();
      await training.chooseStatus('unsolved');
      await expect(training.row(said.single)).toBeVisible();

      await training.checkbox(training.row(said.other)).check();
      await failing(page, '**/api/training/agentId/**', async () => {
        await staff.button('training.selection.markSolved').click();
        await training.says('saveSolvedQuestionListError');
      });
      await staff.button('training.selection.markSolved').click();
      await training.says('saveSolvedQuestionListSuccess_one');
      await expect(training.row(said.other)).toBeHidden();
      await page.getByRole('button', { name: staff.text('training.undo.action') }).click();
      await expect(training.row(said.other)).toBeVisible();
    });

    await test.step('the plain list has an address; a failed reading is told', async () => {
      await page.getByRole('radio', { name: staff.text('training.view.list') }).check();
      await expect(page).toHaveURL(/view=list/);
      await expect(page.getByRole('list', { name: staff.text('training.list.label') })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await failing(page, '**/api/training/agentId/**', async () => {
        await page.reload();
        await training.says('loadUnsolvedQuestionListError');
      });
    });
    await visitor.page.context().close();
    await page.context().close();
  });
}

/** Has the server fail at calls meanwhile. */
async function failing(page: Page, address: string, meanwhile: () => Promise<void>): Promise<void> {
  const json = { code: 'internal', messageKey: 'error.default', details: {} };
  await page.route(address, (route) => route.fulfill({ status: 500, json }));
  await meanwhile();
  await page.unroute(address);
}

/** The screen of unsolved questions, and the panel that adds them to a flow. */
class TrainingPage {
  private readonly staff: Console;
  private readonly page: Page;

  constructor(staff: Console) {
    this.staff = staff;
    this.page = staff.page;
  }

  /** Groups, and questions that are in none. */
  get rows() {
    const list = this.page.getByRole('list', { name: this.staff.text('training.groups.label') });
    return list.locator('> li');
  }
  get panel() {
    return this.page.getByRole('dialog');
  }
  get phrases() {
    return this.panel
      .getByRole('group', { name: this.staff.text('training.add.phrases') })
      .getByRole('textbox');
  }
  row(question: string) {
    return this.rows.filter({ hasText: question });
  }
  /** The only group. */
  get group() {
    return this.rows.filter({ hasText: this.staff.text('training.groups.variants_other', { count: '3' }) });
  }
  variant(question: string) {
    return this.page.getByRole('checkbox', {
      name: this.staff.text('training.list.select', { question }),
      exact: true,
    });
  }
  checkbox(row: Locator) {
    return row.getByRole('checkbox').first();
  }
  async chooseStatus(status: TextIn<'training.status'>): Promise<void> {
    await this.page
      .getByLabel(this.staff.text('training.status.label'), { exact: true })
      .selectOption({ label: this.staff.text(`training.status.${status}`) });
  }
  /** Waits for one of the messages. */
  async says(key: TextIn<'training'>, count = '1'): Promise<void> {
    await expect(this.page.getByText(this.staff.text(`training.${key}`, { count })).first()).toBeVisible();
  }
}
