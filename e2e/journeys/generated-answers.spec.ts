import { type Browser, expect, test } from '@playwright/test';
import { type ChatClient, GenerationMode, LayoutMode, newGptSetting } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useLanguageModel } from '../helpers/language-model.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import type { Language } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const model = useLanguageModel();
const product = useProduct({ settings: model.settings });
const site = useForeignSite();

let maker: WidgetMaker;
let client: ChatClient;
test.beforeEach(async ({ request }) => {
  maker = new WidgetMaker(request, product);
  await maker.clear();
  client = await maker.make(site.host);
  model.asked.length = 0;
});

const question = { da: 'Er hjelm et krav på ladcykler?', en: 'Is a helmet required on cargo bikes?' };
const told = {
  da: 'Nej, men vi anbefaler **hjelm** til alle.',
  en: 'No, but we recommend a **helmet** to all.',
};
const marks = { da: 'Skrevet af AI', en: 'Written by AI' };

const visit = (browser: Browser, language: Language) => visitShop(browser, site, snippetOf(client), language);

async function edit(browser: Browser, language: Language): Promise<WidgetEditor> {
  const staff = new Console(await (await browser.newContext()).newPage(), product, language);
  await staff.haveSession();
  const editor = new WidgetEditor(staff, staff.page);
  await editor.goTo(client, 'generation');
  return editor;
}

for (const language of journeyLanguages(import.meta.url))
  test(`a question that no flow covers is answered from the flows (${language})`, async ({ browser }) => {
    model.answer = () => ({ text: told[language], sources: 2 });
    const visitor = await visit(browser, language);
    await visitor.reach();
    await visitor.ask(question[language], /hjelm|helmet/);
    const answer = visitor.said('bot').last();
    await expect(answer).toContainText(marks[language]);
    await expect(answer.locator('strong')).toHaveText(/hjelm|helmet/);
    expect(await violationsOf(visitor.page, ['color-contrast', 'target-size', 'button-name'])).toEqual([]);
    const [title = '', other = ''] = model.passages();
    await expect(answer.getByRole('button', { name: other })).toBeVisible();
    await answer.getByRole('button', { name: title }).click();
    await expect(visitor.said('visitor').last()).toContainText(title);
    await expect(visitor.said('bot').last()).not.toContainText(marks[language]);
  });

test('what the passages say can be shown, or nothing of them', async ({ browser }) => {
  model.answer = () => ({ text: told.da, sources: 2 });
  const editor = await edit(browser, 'da');
  await editor.switch('showSourcesWithContent').check();
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await visitor.ask(question.da, /hjelm/);
  const passage = visitor.said('bot').last().locator('details').first();
  const [title = ''] = model.passages();
  await passage.getByText(title).click();
  await expect(passage.locator('p').first()).toContainText(/\w{3}/);

  await editor.switch('showSources').uncheck();
  await editor.saved();
  const other = await visit(browser, 'da');
  await other.reach();
  await other.ask(question.da, /hjelm/);
  await expect(other.said('bot').last()).toContainText(marks.da);
  await expect(other.said('bot').last()).not.toContainText(title);
});

test('the model is told what the staff wrote, and a text answers when it fails', async ({ browser }) => {
  model.answer = () => 'fails';
  const editor = await edit(browser, 'en');
  await editor.field('gptCommandDescription').fill('You sell bicycles.');
  await editor.radio('generation.failure.text').check();
  await editor.field('errorMsq').fill('I cannot think right now.');
  await editor.saved();
  const visitor = await visit(browser, 'en');
  await visitor.reach();
  await visitor.ask(question.en, 'I cannot think right now.');
  expect(model.asked[0]?.[0]).toMatch(/^You sell bicycles\./);
});

test('a search box answers with its sources', async ({ browser }) => {
  model.answer = () => ({ text: told.en, sources: 2 });
  client = await maker.change(client, { layoutMode: LayoutMode.search });
  const visitor = await visit(browser, 'en');
  await visitor.page.getByRole('button', { name: 'Open the chat' }).click();
  const field = visitor.frame.getByRole('searchbox');
  await field.fill(question.en);
  await field.press('Enter');
  await expect(visitor.frame.getByText(marks.en)).toBeVisible();
  const [title = ''] = model.passages();
  await expect(visitor.frame.getByRole('button', { name: title, exact: true })).toBeVisible();
  expect(await violationsOf(visitor.page, ['color-contrast', 'target-size', 'button-name'])).toEqual([]);
});

test('turned off, no model is asked', async ({ browser }) => {
  const editor = await edit(browser, 'da');
  await editor.radio(`generation.mode.${GenerationMode.off}`).check();
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await visitor.askAnything(question.da);
  expect(model.asked).toEqual([]);
});

test('a model that has answered as often as it may gives way to a flow', async ({ browser }) => {
  model.answer = () => ({ text: told.da, sources: 0 });
  client = await maker.change(client, { gptSetting: { ...newGptSetting, messageLimiting: 1 } });
  const editor = await edit(browser, 'da');
  await editor.chooseFlow('Svar derefter med', 'Tal med en medarbejder');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await visitor.ask(question.da, /hjelm/);
  await visitor.askAnything('Og hvad med lygter?');
  expect(model.asked).toHaveLength(1);
});
