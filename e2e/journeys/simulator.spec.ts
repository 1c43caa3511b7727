import { expect, test } from '@playwright/test';
import { newId } from '../../packages/contract/src/index.ts';
import { Console } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';

/** A whole conversation, with a draft saved in between, takes a while. */
test.setTimeout(120_000);

const product = useProduct();

const words = {
  da: {
    welcome: 'Hvad kan jeg hjælpe dig med?',
    suggestion: 'Levering',
    flow: 'Levering',
    question: 'Hvad koster levering?',
    published: /3–5 hverdage/,
    draft: 'Vi leverer med zeppelin.',
    person: 'Jeg vil gerne tale med en medarbejder',
    asking: 'Får jeg rabat?',
    discount: 'Du får ti procent.',
    nonsense: 'Sælger I zebraer og giraffer?',
  },
  en: {
    welcome: 'What can I help you with?',
    suggestion: 'Delivery',
    flow: 'Delivery',
    question: 'What is the price of shipping?',
    published: /3–5 working days/,
    draft: 'We deliver by zeppelin.',
    person: 'I want to talk to a person',
    asking: 'Do I get a discount?',
    discount: 'You get ten percent.',
    nonsense: 'Do you sell zebras and giraffes?',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`the bot is tried beside the editor (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const simulator = new Simulator(staff);
    const { page } = staff;
    await staff.signIn();

    await test.step('a key opens it, and the browser remembers that it is open', async () => {
      await page.getByRole('treeitem').first().waitFor();
      await page.keyboard.press('ControlOrMeta+.');
      await expect(simulator.composer).toBeFocused();
      await expect(simulator.log).toContainText(said.welcome);
      await page.reload();
      await expect(simulator.log).toContainText(said.welcome);
    });

    await test.step('a suggestion leads on, and words are understood', async () => {
      await simulator.log.getByRole('button', { name: said.suggestion, exact: true }).click();
      await expect(simulator.log).toContainText(said.published);
      await simulator.stepBack();
      await expect(simulator.log).not.toContainText(said.published);
      await simulator.say(said.question);
      await expect(simulator.log).toContainText(said.published);
    });

    await test.step('it tells why it answered so', async () => {
      await staff.button('chat.why.label').click();
      await expect(simulator.log.getByText(staff.text('chat.why.layer.classifier'))).toBeVisible();
      const nearest = simulator.log.getByRole('region', { name: staff.text('chat.why.section.ranking') });
      const ranked = nearest.getByRole('listitem');
      await expect(ranked).toHaveCount(5);
      await expect(ranked.first().getByRole('link', { name: said.flow, exact: true })).toBeVisible();
      await expect(ranked.getByRole('img', { name: staff.text('chat.why.chosen') })).toHaveCount(1);
      await staff.button('chat.why.label').click();
    });

    await test.step('what is saved in the editor is in the next answer, and the conversation goes on', async () => {
      await page.getByRole('treeitem').getByText(said.flow, { exact: true }).first().click();
      const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });
      await expect(panel.getByRole('log')).toContainText(said.published);
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
      await page.getByLabel(staff.text('flows.bubble.text'), { exact: true }).first().fill(said.draft);
      await expect(panel.getByText(staff.text('simulator.unsaved'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await simulator.composer.press('ControlOrMeta+s');
      await expect(panel).toBeHidden();
      await expect(simulator.log).toContainText(said.published);
      await simulator.say(said.question);
      await expect(simulator.log).toContainText(said.draft);
      await simulator.choose('published');
      await simulator.say(said.question);
      await expect(simulator.log.getByText(said.published)).toHaveCount(2);
      await expect(simulator.log.getByText(said.draft)).toHaveCount(1);
      await simulator.choose('draft');
    });

    await test.step('it begins in the flow that is open', async () => {
      await page.getByRole('treeitem').getByText(said.flow, { exact: true }).first().click();
      await staff.button('simulator.startIn', { title: said.flow }).click();
      await expect(simulator.log.getByText(said.draft)).toHaveCount(1);
      await expect(simulator.state).toContainText(said.flow);
      await simulator.composer.press('Escape');
      await expect(simulator.composer).toBeHidden();
      await expect(page.getByRole('dialog', { name: staff.text('flows.detailTitle') })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+.');
      await expect(simulator.log.getByText(said.draft)).toHaveCount(1);
      // A toast that still stands can be closed, too.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.close'), exact: true })
        .click();
    });

    await test.step('a day later the visitor is greeted again', async () => {
      await staff.goTo('training');
      await expect(simulator.log.getByText(said.welcome)).toHaveCount(1);
      const now = staff.text('simulator.circumstances.now');
      await staff.button('simulator.circumstances.open', { summary: now }).click();
      const time = page.getByLabel(staff.text('simulator.circumstances.time'));
      await time.fill(
        await page.evaluate(() => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)),
      );
      await simulator.say(said.question);
      await expect(simulator.log.getByText(said.welcome)).toHaveCount(2);
      await staff.button('simulator.circumstances.useNow').click();
    });

    await test.step('conditions about the customer are answered for the one it pretends to be with', async () => {
      const create = await draftFlows(product, language);
      const discount = await create('Discount', { chatResponseList: answerOf(said.discount) });
      const condition = { id: newId, kind: 6, parameterAlias: 'source', operator: 'equals' } as const;
      await create('Asking', {
        trainingPhraseList: [{ id: newId, question: said.asking }],
        intentActionList: [
          {
            id: newId,
            type: 2,
            redirectIntentId: discount,
            conditionList: [{ ...condition, value: 'Messe' }],
          },
        ],
      });
      await simulator.say(said.asking);
      await expect(simulator.log).not.toContainText(said.discount);
      await page.getByRole('switch', { name: staff.text('flows.conditions.customer.known') }).check();
      await page.getByLabel(staff.text('flows.conditions.customer.source')).fill('Messe');
      expect(await violationsOf(page)).toEqual([]);
      await simulator.say(said.asking);
      await expect(simulator.log).toContainText(said.discount);
      const now = staff.text('simulator.circumstances.now');
      const summary = staff.text('simulator.circumstances.withCustomer', { time: now });
      await staff.button('simulator.circumstances.open', { summary }).click();
      await expect(page.getByLabel(staff.text('flows.conditions.customer.source'))).toBeHidden();
    });

    await test.step('nobody is called', async () => {
      await simulator.say(said.nonsense);
      await simulator.say(said.person);
      await expect(simulator.log).toContainText(staff.text('chat.note.handOverRequested'));
      await expect(simulator.state).toContainText(staff.text('simulator.state.status.awaiting'));
      await staff.button('chat.why.label').last().click();
      await expect(simulator.log).toContainText(staff.text('chat.why.effect.newChatRequest'));
    });

    await test.step('after a hand-over it says why the bot is silent, and goes on with it', async () => {
      const answers = simulator.log.getByText(said.draft);
      const count = await answers.count();
      await simulator.say(said.question);
      await expect(answers).toHaveCount(count);
      await expect(simulator.log).toContainText(staff.text('simulator.handedOver.text'));
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('simulator.handedOver.goOn').click();
      await expect(simulator.composer).toBeFocused();
      await expect(simulator.state).toContainText(staff.text('simulator.state.status.bot'));
      await simulator.say(said.question);
      await expect(answers).toHaveCount(count + 1);
      await expect(simulator.log).not.toContainText(staff.text('simulator.handedOver.text'));
    });

    await test.step('nothing is kept', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: staff.text('training.empty.title') })).toBeVisible();
      await staff.goTo('chat');
      await expect(page.getByText(staff.text('chat.empty.all.title'))).toBeVisible();
      await expect(simulator.composer).toBeHidden();
    });

    await test.step('on a small laptop it stands beside the editor, and the menu gives way', async () => {
      await page.setViewportSize({ width: 1120, height: 800 });
      await page.goto(`${product.url}/intent/list`);
      const beside = page.getByRole('complementary', { name: staff.text('simulator.title') });
      await expect(beside.getByRole('log')).toContainText(said.welcome);
      await page.getByRole('treeitem').getByText(said.flow, { exact: true }).first().click();
      const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });
      await expect(panel.getByRole('log')).toContainText(said.welcome);
      await panel.getByLabel(staff.text('flows.editor.title')).click();
      await panel.getByRole('button', { name: staff.text('flows.editor.publish') }).click({ trial: true });
      await staff.button('shell.action.close').click();
    });

    await test.step('a phone has room for nothing beside it', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${product.url}/template/list`);
      await expect(
        page.getByRole('heading', { name: staff.text('templates.title'), exact: true }),
      ).toBeVisible();
      const cover = page.getByRole('dialog', { name: staff.text('simulator.title') });
      await expect(cover).toBeHidden();
      await staff.button('simulator.open').click();
      await expect(simulator.composer).toBeFocused();
      expect((await cover.boundingBox())?.width).toBe(390);
      await simulator.say(said.question);
      await expect(simulator.log).toContainText(said.draft);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(cover).toBeHidden();
      await staff.button('simulator.open').click();
      await expect(simulator.log).toContainText(said.draft);
    });
    await context.close();
  });
}

/** The simulator, wherever it stands. */
class Simulator {
  private readonly staff: Console;

  constructor(staff: Console) {
    this.staff = staff;
  }

  get log() {
    return this.staff.page.getByRole('log', { name: this.staff.text('simulator.log') });
  }
  get composer() {
    return this.staff.page.getByLabel(this.staff.text('simulator.composer.label'));
  }
  /** The line that says where the conversation stands. */
  get state() {
    return this.staff.page.getByRole('button', { name: this.staff.text('simulator.state.title') });
  }

  /** Says something and waits for the answer. */
  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
    await expect(this.composer).toHaveValue('');
    await expect(this.log.getByRole('status')).toBeHidden();
  }
  async choose(bot: 'draft' | 'published'): Promise<void> {
    const choice = this.staff.page
      .getByRole('radiogroup', { name: this.staff.text('simulator.bot.label') })
      .getByRole('radio', { name: this.staff.text(`simulator.bot.${bot}`) });
    // By keyboard: what was just told may lie over it.
    await choice.press('Space');
    await expect(choice).toBeChecked();
  }
  async stepBack(): Promise<void> {
    await this.staff.button('simulator.stepBack').click();
  }
}
