import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

test.setTimeout(120_000);

const product = useProduct();
const other = { da: 'en', en: 'da' } as const satisfies Record<Language, Language>;
const titles = { da: 'Gavekort på cykler', en: 'Vouchers for bicycles' } as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`flows come from one language into another, and a language goes (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const title = titles[language];
    const nameOf = (code: Language) => staff.text(`shell.language.${code}`);
    const flags = page.getByRole('group', { name: staff.text('shell.flowLanguage.label') });
    const panel = page.getByRole('dialog', { name: staff.text('settings.languages.title') });
    await staff.haveSession();

    await test.step('a flow is written in one language', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
      await staff.button('flows.editor.saveDraft').click();
      await expect(page.getByRole('treeitem').filter({ hasText: title })).toBeVisible();
    });

    await test.step('the other language takes it over as a draft', async () => {
      await flags.getByRole('button', { name: nameOf(other[language]) }).click();
      await expect(page.getByRole('treeitem').filter({ hasText: title })).toHaveCount(0);
      await staff.button('flows.list.languages').click();
      await expect(panel.getByRole('checkbox', { name: title })).toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
      await panel.getByRole('button', { name: /\d/ }).click();
      await expect(panel.getByRole('checkbox', { name: title })).toHaveCount(0);
      await panel.getByRole('button', { name: staff.text('settings.languages.close') }).click();
      await expect(page.getByRole('treeitem').filter({ hasText: title })).toContainText(
        staff.text('flows.status.draft'),
      );
    });

    await test.step('the language is asked for before it goes, with all its flows', async () => {
      await staff.button('flows.list.languages').click();
      const leave = () => panel.getByRole('switch', { name: nameOf(other[language]) }).click();
      await leave();
      await page.getByRole('button', { name: staff.text('shell.action.cancel') }).click();
      await expect(panel.getByRole('switch', { name: nameOf(other[language]) })).toBeChecked();
      await leave();
      await staff.button('settings.languages.leave.confirm').click();
      await expect(flags).toBeHidden();
      await expect(page.getByRole('treeitem').filter({ hasText: title })).toBeVisible();
      await staff.button('flows.list.languages').click();
      await expect(panel.getByRole('switch', { name: nameOf(language) })).toBeDisabled();
    });

    const names = {
      from: staff.text(`settings.languages.inSentence.${language}`),
      to: staff.text(`settings.languages.inSentence.${other[language]}`),
    };
    await test.step('it can come back, without flows, and says so of itself', async () => {
      await panel.getByRole('switch', { name: nameOf(other[language]) }).click();
      await flags.getByRole('button', { name: nameOf(other[language]) }).click();
      await expect(
        page.getByRole('heading', { name: staff.text('settings.languages.empty.title', names) }),
      ).toBeVisible();
      const strip = page.getByRole('status').filter({ hasText: staff.text('training.strip.trainedAt') });
      await expect(strip).toContainText(staff.text(`training.strip.nothing.${other[language]}`));
      await expect(page.getByRole('link', { name: staff.text('flows.list.new') })).toHaveCount(2);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the flows of the other are copied as drafts to be translated', async () => {
      await page.getByRole('button', { name: new RegExp(`\\d.* ${names.from}$`) }).click();
      await expect(page.getByRole('treeitem').filter({ hasText: title })).toContainText(
        staff.text('flows.status.draft'),
      );
    });

    await test.step('or the language begins with the flows that new bots get, and answers', async () => {
      await staff.button('flows.list.languages').click();
      await panel.getByRole('switch', { name: nameOf(other[language]) }).click();
      await staff.button('settings.languages.leave.confirm').click();
      await expect(flags).toBeHidden();
      await staff.button('flows.list.languages').click();
      await panel.getByRole('switch', { name: nameOf(other[language]) }).click();
      await flags.getByRole('button', { name: nameOf(other[language]) }).click();
      await staff.button('settings.languages.empty.begin').click();
      const published = page.getByRole('treeitem').filter({ hasText: staff.text('flows.status.published') });
      await expect(published.first()).toBeVisible();
    });
    await context.close();
  });
}
