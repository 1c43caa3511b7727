import { expect, test } from '@playwright/test';
import { tokenLimits } from '@samtale/contract';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const product = useProduct();
const words = {
  da: { task: 'Svar som en cykelsmed.', closed: 'Sig, at vi har lukket.', failed: 'Prøv igen om lidt.' },
  en: {
    task: 'Answer as a bicycle mechanic.',
    closed: 'Say that we are closed.',
    failed: 'Try again in a while.',
  },
} as const;
/** Flows are named in the widget's first language. */
const flow = 'Betaling';

for (const language of journeyLanguages(import.meta.url)) {
  test(`how answers are generated is set, and kept (${language})`, async ({ browser, request }) => {
    const said = words[language];
    const maker = new WidgetMaker(request, product);
    await maker.clear();
    const client = await maker.make('butik.dk');
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new WidgetEditor(staff, page);
    const text = (path: TextIn<'widgets'>, values?: Record<string, string>) =>
      staff.text(`widgets.${path}`, values);
    const inEnglish = page.getByLabel(
      text('generation.byLanguage', { language: staff.text('shell.language.en') }),
    );
    const slider = (name: TextIn<'widgets.field'>) =>
      page.getByRole('slider', { name: text(`field.${name}`) });
    const limitFlow = page.getByRole('button', { name: `${text('field.messageLimitingIntentId')}: ` });
    const failFlow = page.getByRole('button', { name: `${text('field.errorIntentId')}: ` });
    await staff.haveSession();
    await editor.goTo(client, 'generation');

    await test.step('it says that no model is connected, and on how many flows answers could rest', async () => {
      await editor.says('generation.notSetUp');
      const sources = page.getByRole('region', { name: text('section.generationSources') });
      await expect(sources.getByRole('definition')).toHaveText([/^\d+ flows$/, /^\d+ flows$/]);
      await expect(editor.radio('generation.mode.3')).toBeChecked();
      await expect(page.getByRole('meter', { name: text('generation.used') })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('what is wrong is said where it is, and led to', async () => {
      await editor.field('messageLimiting').fill('0');
      await editor.field('maxResponseToken').fill('4001');
      await inEnglish.fill('x'.repeat(8001));
      await editor.open('general');
      await editor.save();
      await expect(editor.tab('generation')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      for (const [field, key] of [
        [editor.field('messageLimiting'), 'messageLimiting'],
        [editor.field('maxResponseToken'), 'maxResponseToken'],
        [inEnglish, 'tooLong'],
      ] as const)
        await expect(field).toHaveAccessibleDescription(text(`generation.validation.${key}`));
    });

    await test.step('everything is set', async () => {
      await editor.radio('generation.mode.1').check();
      await editor.field('gptCommandDescription').fill(said.task);
      await editor.field('gptCommandDescriptionOutOpenHours').fill(said.closed);
      await inEnglish.fill('In English, please.');
      await editor.field('gptModelName').selectOption('gpt4o-mini');
      await slider('temperature').press('ArrowRight');
      await slider('topP').press('Home');
      await editor.field('maxResponseToken').fill('800');
      await editor.field('messageLimiting').fill('5');
      await editor.chooseFlow(text('field.messageLimitingIntentId'), flow);
      await editor.field('tokenLimit').selectOption(String(tokenLimits.high));
      await editor.switch('showSourcesWithContent').check();
    });

    await test.step('a failure is answered by a text or by a flow, never by both', async () => {
      await editor.radio('generation.failure.text').check();
      await editor.field('errorMsq').fill(said.failed);
      await editor.radio('generation.failure.flow').check();
      await expect(editor.field('errorMsq')).toBeHidden();
      await editor.chooseFlow(text('field.errorIntentId'), flow);
    });

    await test.step('it is kept', async () => {
      await editor.saved();
      await page.reload();
      await expect(editor.radio('generation.mode.1')).toBeChecked();
      await expect(editor.field('gptCommandDescription')).toHaveValue(said.task);
      await expect(editor.field('gptCommandDescriptionOutOpenHours')).toHaveValue(said.closed);
      await expect(inEnglish).toHaveValue('In English, please.');
      await expect(editor.field('gptModelName')).toHaveValue('gpt4o-mini');
      await expect(slider('temperature')).toHaveValue('0.6');
      await expect(slider('topP')).toHaveValue('0.1');
      await expect(editor.field('maxResponseToken')).toHaveValue('800');
      await expect(editor.field('messageLimiting')).toHaveValue('5');
      await expect(limitFlow).toContainText(flow);
      await expect(editor.field('tokenLimit')).toHaveValue(String(tokenLimits.high));
      await expect(editor.radio('generation.failure.flow')).toBeChecked();
      await expect(failFlow).toContainText(flow);
      await expect(editor.switch('showSourcesWithContent')).toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a text takes the place of the flow, and passages are only shown with their sources', async () => {
      await editor.radio('generation.failure.text').check();
      await editor.field('errorMsq').fill(said.failed);
      await editor.switch('showSources').uncheck();
      await expect(editor.switch('showSourcesWithContent')).toBeHidden();
      await editor.saved();
      await page.reload();
      await expect(editor.field('errorMsq')).toHaveValue(said.failed);
      await expect(failFlow).toBeHidden();
      await expect(editor.switch('showSources')).not.toBeChecked();
    });
  });
}

test('without it in the plan, and without sources, that is said', async ({ page, request }) => {
  await changeAnswers(page, '**/api/settings/agent/*/generation', (text) =>
    JSON.stringify({ ...JSON.parse(text), isIncluded: false, sourceList: [] }),
  );
  const maker = new WidgetMaker(request, product);
  await maker.clear();
  const client = await maker.make('butik.dk');
  const staff = new Console(page, product, 'en');
  const editor = new WidgetEditor(staff, page);
  await staff.haveSession();
  await editor.goTo(client, 'generation');
  await editor.says('generation.notIncluded');
  await editor.says('generation.sources.none');
  await expect(page.getByText(staff.text('widgets.generation.notSetUp'))).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});

test('a model that is not offered any more stays chosen, and is marked', async ({ browser, request }) => {
  const maker = new WidgetMaker(request, product);
  await maker.clear();
  const made = await maker.make('butik.dk');
  const { gptSetting } = made.chatConfig;
  const client = await maker.change(made, { gptSetting: { ...gptSetting, gptModelName: 'gpt-2' } });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const editor = new WidgetEditor(staff, staff.page);
  await staff.haveSession();
  await editor.goTo(client, 'generation');
  const model = editor.field('gptModelName');
  await expect(model).toHaveValue('gpt-2');
  await expect(model).toContainText(staff.text('widgets.generation.modelGone', { model: 'gpt-2' }));
});
