import { expect, test } from '@playwright/test';
import { FlowGptUse, newId } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useLanguageModel } from '../helpers/language-model.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const model = useLanguageModel();
const product = useProduct({ settings: model.settings });

const words = {
  da: {
    source: 'Leje af tandemer',
    passage: 'Vi lejer tandemer ud for 250 kr. om dagen.',
    phrase: 'Hvad koster det at leje?',
    question: 'Kan min fætter låne en tandem af jer til sit bryllup?',
    told: 'Ja, det koster 250 kr. om dagen.',
    other: 'Er tandemen så pyntet med ægte tulipaner?',
  },
  en: {
    source: 'Tandem rental',
    passage: 'We rent out tandems for DKK 250 a day.',
    phrase: 'What does renting cost?',
    question: 'Could my cousin borrow a tandem for his wedding?',
    told: 'Yes, that is DKK 250 a day.',
    other: 'Is the tandem decorated with real tulips?',
  },
} as const;

for (const language of journeyLanguages(import.meta.url))
  test(`the staff see what a language model wrote, from what, and why it did not (${language})`, async ({
    browser,
  }) => {
    const said = words[language];
    model.answer = (asked) =>
      asked === said.question ? { text: said.told, sources: [said.source] } : 'fails';
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const staff = new Console(page, product, language);
    await staff.signIn();
    const release = await staff.trained();
    const publish = await draftFlows(product, language);
    await publish(said.source, {
      isActive: true,
      gptUse: FlowGptUse.useAsSource,
      // Only these very words lead to it.
      mlActive: false,
      trainingPhraseList: [{ id: newId, question: said.phrase }],
      chatResponseList: answerOf(said.passage),
    });
    await staff.trained(release);

    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.ask(said.question, said.told);
    await visitor.askAnything(said.other);

    // What was made behind the page is known once it is loaded again.
    await page.reload();
    await staff.openChat(said.told);
    const { transcript } = staff;
    const text = (path: TextIn<'chat'>, values?: Record<string, string>) =>
      staff.text(`chat.${path}`, values);
    const generated = transcript.getByRole('listitem').filter({ hasText: said.told }).first();

    await test.step('an answer says that it was generated, and leads to what it rests on', async () => {
      const sources = generated.getByRole('list', { name: text('generated.restsOn') });
      await expect(sources.getByRole('listitem')).toHaveCount(1);
      await expect(sources.getByRole('link', { name: said.source })).toHaveAttribute(
        'href',
        /\/intent\/list\/[\da-f-]{36}$/,
      );
      const passage = sources.getByRole('button', {
        name: text('generated.passage', { title: said.source }),
      });
      await expect(passage).toHaveAttribute('aria-expanded', 'false');
      await passage.click();
      await expect(sources.getByText(said.passage)).toBeVisible();
    });

    await test.step('it tells which model was asked, and what that took', async () => {
      await generated.getByRole('button', { name: text('why.label') }).click();
      const why = generated.getByRole('region', { name: text('why.section.generation') });
      await expect(why).toContainText(text('why.generation.asked', { model: 'gpt4o-5' }));
      await expect(why).toContainText(text('why.generation.tokens', { amount: '321' }));
      await expect(why.getByRole('link', { name: said.source })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the fallback tells that the model was asked and refused', async () => {
      await transcript
        .getByRole('button', { name: text('why.label') })
        .last()
        .click();
      const why = transcript.getByRole('region', { name: text('why.section.generation') }).last();
      await expect(why).toContainText(text('why.work.failure.refused'));
    });
  });
