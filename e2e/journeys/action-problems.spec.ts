import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { tabOf } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

/** What each of the actions lacks when it is new, in the order of its fields. */
const lacks: readonly {
  type: TextIn<'flows.actions.kind', '.title'>;
  keys: readonly TextIn<'flows'>[];
}[] = [
  { type: '1', keys: ['intentDetail.snackbar.actionWithoutRecipient', 'actions.missing.subject'] },
  { type: '2', keys: ['intentDetail.snackbar.actionWithoutFlow'] },
  { type: '6', keys: ['intentDetail.snackbar.actionWithoutRecipient', 'actions.missing.text'] },
  { type: '8', keys: ['actions.missing.formName'] },
  { type: '9', keys: ['intentDetail.snackbar.actionWithoutForm'] },
  { type: '10', keys: ['actions.missing.url', 'actions.missing.locationParameter'] },
  { type: '13', keys: ['actions.missing.url'] },
];

for (const language of journeyLanguages(import.meta.url)) {
  test(`actions say at each field what they lack (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const text = (path: TextIn<'flows'>) => staff.text(`flows.${path}`);
    const card = (type: TextIn<'flows.actions.kind', '.title'>) =>
      page.getByRole('listitem', { name: text(`actions.kind.${type}.title`), exact: true });
    await staff.haveSession();
    await page.goto(`${product.url}/intent/list/new`);
    await page.getByLabel(text('editor.title'), { exact: true }).fill('Alt mangler');
    await tabOf(staff, 'actions').click();
    for (const { type } of lacks) {
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: text(`actions.kind.${type}.title`) }).click();
    }
    await card('1')
      .getByRole('button', { name: text('conditions.kind.4'), exact: true })
      .click();
    await staff.button('flows.editor.publish').click();
    await tabOf(staff, 'actions').click();
    for (const { type, keys } of lacks) {
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
