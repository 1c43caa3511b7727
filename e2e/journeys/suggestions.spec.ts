import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { createLinkedFlows, linkedFlows } from '../helpers/linked-flows.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`the buttons of a flow are changed from the list (${language})`, async ({ browser }) => {
    const titles = linkedFlows[language];
    const renamed = { da: 'Ture for grupper', en: 'Rides for groups' }[language];
    await createLinkedFlows(product, language);
    const staff = new Console(
      await (await browser.newContext({ viewport: { width: 1280, height: 2200 } })).newPage(),
      product,
      language,
    );
    const { page } = staff;
    await staff.signIn();
    const row = page.getByRole('treeitem').filter({ has: page.getByText(titles.menu, { exact: true }) });
    const panel = page.getByRole('dialog', {
      name: staff.text('flows.suggestions.title', { title: titles.menu }),
    });
    const text = panel.getByLabel(staff.text('flows.suggestion.text'));
    const menuItem = page.getByRole('menuitem', { name: staff.text('flows.list.menu.suggestions') });
    const open = async () => {
      await row.getByRole('button').last().click();
      await menuItem.click();
    };
    const says = (path: TextIn<'flows'>, values: Record<string, string>) =>
      expect(page.getByText(staff.text(`flows.${path}`, values), { exact: true }).first()).toBeVisible();
    const failing = async (method: string, meanwhile: () => Promise<void>) => {
      const address = '**/api/intent/*SpeechBubble/**';
      const json = { code: 'internal', messageKey: 'error.default', details: {} };
      await page.route(address, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
      );
      await meanwhile();
      await page.unroute(address);
    };

    await test.step('what fails is said and loses nothing', async () => {
      await open();
      await expect(text).toHaveValue(titles.suggestion);
      await text.fill(renamed);
      await failing('PATCH', async () => {
        await staff.button('flows.editor.saveDraft').click();
        await says('intentList.snackbar.updateSuggestionError', { title: titles.menu });
      });
      await expect(text).toHaveValue(renamed);
      await page.keyboard.press('Escape');
      await expect(page.getByText(staff.text('flows.suggestions.lost'))).toBeVisible();
      await staff.button('flows.editor.unsaved.stay').click();
    });

    await test.step('a button says something else and leads elsewhere', async () => {
      await panel
        .getByRole('button', { name: new RegExp(`^${staff.text('flows.suggestion.target')}`) })
        .click();
      await page.getByRole('option', { name: titles.redirect }).click();
      await staff.button('flows.editor.saveDraft').click();
      await says('intentList.snackbar.updateSuggestionSuccess', { title: titles.menu });
      await expect(panel).toHaveCount(0);
      await open();
      await expect(text).toHaveValue(renamed);
      await expect(
        panel.getByRole('button', { name: `${staff.text('flows.suggestion.target')}: ${titles.redirect}` }),
      ).toBeVisible();
    });

    await test.step('a button is taken away, and with the last one the menu offers them no more', async () => {
      const remove = async () => {
        await staff.button('flows.suggestions.remove', { text: renamed }).click();
        await staff.button('shell.action.delete').click();
      };
      await failing('DELETE', async () => {
        await remove();
        await says('intentDetail.deleteSuggestion.error', { text: renamed });
      });
      await remove();
      await says('intentDetail.deleteSuggestion.success', { text: renamed });
      await expect(panel.getByText(staff.text('flows.suggestions.none'))).toBeVisible();
      await panel.getByRole('button', { name: staff.text('shell.action.close') }).click();
      await row.getByRole('button').last().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(menuItem).toHaveCount(0);
    });
    await page.context().close();
  });
}
