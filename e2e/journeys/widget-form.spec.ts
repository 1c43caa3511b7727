import { type Browser, expect, test } from '@playwright/test';
import type { ChatClient } from '@samtale/contract';
import { withSession } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { consoleText, type Language, type TextIn } from '../helpers/texts.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const product = useProduct();

let client: ChatClient;
test.beforeEach(async ({ request }) => {
  const maker = new WidgetMaker(request, product);
  await maker.clear();
  client = await maker.make('butik.dk');
});

/** One of the staff opens a part of the widget's settings. */
async function edit(browser: Browser, language: Language, tab: TextIn<'widgets.tab'>): Promise<WidgetEditor> {
  const staff = await withSession(browser, product, language);
  const editor = new WidgetEditor(staff, staff.page);
  await editor.goTo(client, tab);
  return editor;
}

const names = { da: { da: 'dansk', en: 'engelsk' }, en: { da: 'Danish', en: 'English' } } as const;

for (const language of journeyLanguages(import.meta.url)) {
  const other = language === 'da' ? 'en' : 'da';

  test(`what is wrong in the menu of another language is told of (${language})`, async ({ browser }) => {
    const editor = await edit(browser, language, 'chat');
    const { page } = editor;
    const menu = page.getByRole('radiogroup', { name: consoleText(language, 'widgets.menu.language') });
    const inMenu = (of: Language) => menu.getByRole('radio').nth(of === 'da' ? 0 : 1);
    const wrong = page.getByText(
      consoleText(language, 'widgets.menu.wrongIn', { language: names[language][other] }),
    );
    await inMenu(other).check();
    await page.getByRole('button', { name: consoleText(language, 'widgets.menu.add') }).click();
    await inMenu(language).check();
    await editor.save();
    await expect(wrong).toBeVisible();
    await inMenu(other).check();
    await expect(wrong).toBeHidden();
    await editor.says('widgets.validation.menuTitle');

    await test.step('what is unfinished goes with the language', async () => {
      await editor.open('general');
      await page
        .getByRole('switch', {
          name: consoleText(language, 'widgets.languages.speak', {
            language: consoleText(language, `shell.language.${other}`),
          }),
        })
        .click();
      await editor.saved();
    });
  });

  test(`each language of a search box has its own words (${language})`, async ({ browser }) => {
    const editor = await edit(browser, language, 'search');
    const { page } = editor;
    await page.getByRole('button', { name: consoleText(language, 'widgets.search.use') }).click();
    for (const code of ['da', 'en'] as const) {
      const words = page.getByRole('group', {
        name: consoleText(language, `shell.language.${code}`),
        exact: true,
      });
      const example = consoleText(language, `widgets.example.chatInputText.${code}`);
      await expect(words.getByPlaceholder(example)).toBeVisible();
    }
  });
}

test('what is wrong is seen also where it is not asked for any more', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'placement');
  const mode = editor.page.getByLabel(consoleText('da', 'widgets.field.openMode')).first();
  await mode.selectOption('2');
  await editor.field('openDelay').fill('9999');
  await editor.field('widgetWidth').nth(1).fill('bred');
  await mode.selectOption('0');
  await editor.save();
  await editor.says('widgets.validation.openDelay');
  await editor.says('widgets.validation.size');
  await editor.field('openDelay').fill('5');
  await editor.field('widgetWidth').nth(1).fill('300px');
  await editor.saved();
});

test('what is no number stays as it was typed, and is told of', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'chat');
  const minutes = editor.field('loadHistoryMinutes');
  for (const typed of ['-5', '1.5', '1e3', '0']) {
    await minutes.fill(typed);
    await expect(minutes).toHaveValue(typed);
    await editor.save();
    await editor.says('widgets.validation.historyMinutes');
  }
  await minutes.fill('120');
  await editor.saved();
});

test('the preview says when it waits for a field to be put right', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'security');
  await editor.field('gdprLink').fill('javascript:alert(1)');
  await editor.says('preview.isBehind');
  await editor.field('gdprLink').fill('https://butik.dk/persondata');
  await editor.says('preview.about');
});

test('a site is not looked for without an address', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'installScript');
  await editor.field('siteAddress').fill(' ');
  await editor.page.getByRole('button', { name: consoleText('da', 'widgets.checkSite.check') }).click();
  await editor.says('checkSite.noAddress');
});
