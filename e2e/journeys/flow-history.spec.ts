import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';

const product = useProduct();
/** A flow of the demo, and what two people make of it. */
const words = {
  da: {
    title: 'Garanti',
    first: 'Garanti på cykler',
    second: 'Reklamation',
    phrase: 'Gælder garantien rust?',
  },
  en: {
    title: 'Warranty',
    first: 'Bike warranty',
    second: 'Complaints',
    phrase: 'Does the warranty cover rust?',
  },
} as const;

/** The flow editor as someone of the staff uses it. */
class Editor extends Console {
  static async open(browser: Browser, language: Language, title: string): Promise<Editor> {
    const viewport = { width: 1280, height: 1500 };
    const editor = new Editor(await (await browser.newContext({ viewport })).newPage(), product, language);
    await editor.signIn();
    await editor.openFlow(title);
    return editor;
  }

  async openFlow(title: string): Promise<void> {
    await this.page.getByRole('treeitem').getByText(title, { exact: true }).click();
    await expect(this.title).toHaveValue(title);
  }

  get title() {
    return this.page.getByLabel(this.text('flows.editor.title'), { exact: true });
  }

  async addPhrase(phrase: string): Promise<void> {
    const entry = this.page.getByLabel(this.text('flows.phrases.add'));
    await entry.fill(phrase);
    await entry.press('Enter');
  }

  async publish(): Promise<void> {
    await this.button('flows.editor.publish').click();
  }

  async expectPublished(): Promise<void> {
    await expect(this.title).toBeHidden();
  }

  async openHistory() {
    await this.button('flows.history.open').click();
    return this.page.getByRole('dialog', { name: this.text('flows.history.title'), exact: true });
  }
}

for (const language of journeyLanguages(import.meta.url)) {
  const { title, first, second, phrase } = words[language];

  test(`two who edit the same flow lose nothing, and its history tells (${language})`, async ({
    browser,
  }) => {
    const one = await Editor.open(browser, language, title);
    const other = await Editor.open(browser, language, title);

    await test.step('the first publishes', async () => {
      await one.title.fill(first);
      await one.publish();
      await one.expectPublished();
    });

    await test.step('the second is told, sees both versions and chooses', async () => {
      await other.addPhrase(phrase);
      await other.title.fill(second);
      await other.publish();
      const dialog = other.page.getByRole('dialog', {
        name: other.text('flows.intentDetail.snackbar.changedByOther'),
      });
      const field = dialog.getByRole('group', { name: other.text('flows.history.field.title') });
      await expect(field).toContainText(first);
      await expect(field).toContainText(second);
      await field
        .getByRole('radio', { name: other.text('flows.history.conflict.theirs') })
        .check({ force: true });
      await dialog.getByRole('button', { name: other.text('flows.history.conflict.save') }).click();
      await other.expectPublished();
    });

    await test.step('both are there, and the history tells who changed what', async () => {
      await one.openFlow(first);
      await expect(one.page.locator('textarea').filter({ hasText: phrase })).toBeVisible();
      const history = await one.openHistory();
      const versions = history.getByRole('list', { name: one.text('flows.history.versions') });
      await expect(versions.getByRole('button')).toHaveCount(3);
      await expect(versions.getByRole('button').first()).toContainText(one.text('flows.history.live'));
      await expect(history.locator('ins')).toContainText(phrase);
      await versions.getByRole('button').nth(1).click();
      await expect(history.locator('ins').first()).toBeVisible();
      const changes = history.getByRole('region', { name: one.text('flows.history.changes') });
      await expect(changes).toContainText(title);
    });

    await test.step('an old version is taken back into the editor and published', async () => {
      const history = one.page.getByRole('dialog', { name: one.text('flows.history.title'), exact: true });
      await history.getByRole('listitem').last().getByRole('button').click();
      await history.getByRole('button', { name: one.text('flows.history.restore') }).click();
      await expect(one.title).toHaveValue(title);
      await one.publish();
      await one.expectPublished();
      await one.openFlow(title);
      await expect(one.page.getByText(phrase, { exact: true })).toBeHidden();
    });
  });
}
