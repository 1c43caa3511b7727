import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { tabOf } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

/** What each of the actions lacks when it is new, in the order of its fields. */
const lacks: Readonly<Record<number, readonly string[]>> = {
  1: ['intentDetail.snackbar.actionWithoutRecipient', 'actions.missing.subject'],
  2: ['intentDetail.snackbar.actionWithoutFlow'],
  6: ['intentDetail.snackbar.actionWithoutRecipient', 'actions.missing.text'],
  8: ['actions.missing.formName'],
  9: ['intentDetail.snackbar.actionWithoutForm'],
  10: ['actions.missing.url', 'actions.missing.locationParameter'],
  13: ['actions.missing.url'],
};

for (const language of journeyLanguages(import.meta.url)) {
  test(`actions say at each field what they lack (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: string) => staff.text(`flows.${path}`);
    const card = (type: string) =>
      page.getByRole('listitem', { name: text(`actions.kind.${type}.title`), exact: true });
    await staff.haveSession();
    await page.goto(`${product.url}/intent/list/new`);
    await page.getByLabel(text('editor.title'), { exact: true }).fill('Alt mangler');
    await tabOf(staff, 'actions').click();
    for (const type of Object.keys(lacks)) {
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: text(`actions.kind.${type}.title`) }).click();
    }
    await card('1')
      .getByRole('button', { name: text('conditions.kind.4'), exact: true })
      .click();
    await staff.button('flows.editor.publish').click();
    await tabOf(staff, 'actions').click();
    for (const [type, keys] of Object.entries(lacks)) {
      const words = keys.map(text);
      // Its condition comes after its own fields.
      if (type === '1') words.push(text('intentDetail.snackbar.conditionWithoutParameter'));
      await expect(card(type).getByRole('alert')).toHaveText(words);
    }
    expect(await violationsOf(page)).toEqual([]);
    await card('13')
      .getByRole('textbox', { name: text('actions.parameter.url') })
      .fill('https://example.com');
    await expect(card('13').getByRole('alert')).toHaveCount(0);
  });
}
