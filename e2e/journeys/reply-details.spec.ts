import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useLanguageModel } from '../helpers/language-model.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const model = useLanguageModel();
const product = useProduct({ settings: model.settings });
const site = useForeignSite();

const words = {
  da: {
    name: 'emne',
    categories: 'pris, udstyr',
    found: 'udstyr',
    question: 'Er hjelm et krav på ladcykler?',
  },
  en: {
    name: 'topic',
    categories: 'price, gear',
    found: 'gear',
    question: 'Is a helmet required on cargo bikes?',
  },
};

for (const language of journeyLanguages(import.meta.url))
  test(`what the model is to find besides is set, and the staff see what it found (${language})`, async ({
    browser,
    request,
  }) => {
    const said = words[language];
    const maker = new WidgetMaker(request, product);
    await maker.clear();
    const client = await maker.make(site.host);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new WidgetEditor(staff, page);
    const text = (key: TextIn<'widgets.details'>, values?: Record<string, string>) =>
      staff.text(`widgets.details.${key}`, values);
    const add = staff.button('widgets.details.add');
    const first = page.getByRole('group', { name: said.name });
    const second = page.getByRole('group', { name: text('number', { number: '2' }) });
    const badlyNamed = page.getByRole('group', { name: 'ordre nr.' });
    await staff.haveSession();
    await editor.goTo(client, 'generation');

    await test.step('a detail is added, of a kind and with its categories', async () => {
      await add.click();
      await page.getByLabel(text('name'), { exact: true }).fill(said.name);
      await first.getByLabel(text('type')).selectOption(text('types.Category'));
      await expect(first).toContainText(`{{${said.name}}}`);
      await add.click();
      await second.getByLabel(text('name'), { exact: true }).fill('ordre nr.');
      await badlyNamed.getByLabel(text('type')).selectOption(text('types.CustomNumber'));
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('what is wrong is said where it is', async () => {
      await editor.save();
      await expect(first.getByLabel(text('categories'))).toHaveAccessibleDescription(
        staff.text('widgets.generation.validation.noCategories'),
      );
      const name = badlyNamed.getByLabel(text('name'), { exact: true });
      await expect(name).toHaveAccessibleDescription(staff.text('widgets.generation.validation.detailName'));
      await first.getByLabel(text('categories')).fill(said.categories);
      await page.getByRole('button', { name: text('remove', { name: 'ordre nr.' }) }).click();
    });

    await test.step('it is kept, and outside opening hours it is the same until somebody says otherwise', async () => {
      await editor.saved();
      await page.reload();
      await expect(first.getByLabel(text('categories'))).toHaveValue(said.categories);
      const others = editor.switch('gptOutputJsonOutOpenHours');
      await expect(others).not.toBeChecked();
      await others.check();
      await expect(page.getByRole('group', { name: said.name })).toHaveCount(2);
      await others.uncheck();
      await expect(page.getByRole('group', { name: said.name })).toHaveCount(1);
    });

    await test.step('what the model finds stands in the conversation', async () => {
      model.answer = () => ({
        text: 'Hjelm er frivillig.',
        sources: 1,
        details: { [said.name]: said.found },
      });
      const visitor = await visitShop(browser, site, snippetOf(client), language);
      await visitor.reach();
      await visitor.ask(said.question, 'Hjelm er frivillig.');
      expect(model.asked.at(-1)?.[0]).toContain(`- ${said.name}: one of `);
      await staff.openChat('Hjelm er frivillig.');
      await page.setViewportSize({ width: 1440, height: 900 });
      const values = page.getByRole('region', { name: staff.text('chat.details.values.title') });
      await expect(values).toContainText(`${said.name}${said.found}`);
      const answer = staff.transcript
        .getByRole('listitem')
        .filter({ hasText: 'Hjelm er frivillig.' })
        .first();
      await answer.getByRole('button', { name: staff.text('chat.why.label') }).click();
      await expect(answer).toContainText(`${said.name} = ${said.found}`);
    });
  });
