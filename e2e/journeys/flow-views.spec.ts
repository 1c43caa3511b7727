import { expect, test } from '@playwright/test';
import { FlowViews } from '../helpers/flow-views.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { createLinkedFlows, linkedFlows } from '../helpers/linked-flows.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();
/** The demo's flow that greets. */
const welcome: Record<Language, string> = { da: 'Velkomst', en: 'Welcome' };
/** High enough for all rows of the lists, as only what is seen is drawn. */
const viewport = { width: 1280, height: 1500 };

test.beforeAll(async () => {
  for (const language of ['da', 'en'] as const) await createLinkedFlows(product, language);
});

for (const language of journeyLanguages(import.meta.url)) {
  const titles = linkedFlows[language];

  test(`the chart shows how flows lead to each other, and opens them (${language})`, async ({ browser }) => {
    const staff = new FlowViews(await (await browser.newContext({ viewport })).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await staff.show('chart');
    await staff.button('flows.chart.fit').click();

    for (const kind of ['followUp', 'else', 'redirect', 'suggestion'] as const) {
      const name = staff.text('flows.chart.linkName', {
        kind: staff.text(`flows.chart.link.${kind}`),
        from: titles.menu,
        to: titles[kind],
      });
      await expect(page.getByRole('img', { name, exact: true })).toBeAttached();
      const legend = page.getByRole('list', { name: staff.text('flows.chart.legend') });
      await expect(legend).toContainText(staff.text(`flows.chart.link.${kind}`));
    }

    await staff.node(titles.menu).click();
    const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });
    await expect(panel).toBeVisible();
    await expect(panel.getByLabel(staff.text('flows.editor.title'))).toHaveValue(titles.menu);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await expect(staff.node(titles.menu)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(staff.node(titles.menu)).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(staff.node(titles.menu)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const address = page.url();
    await page.keyboard.press('Escape');

    await page.goto(address);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('application', { name: staff.text('flows.chart.label') })).toBeVisible();
    await page.context().close();
  });

  test(`flows are moved in the tree by pointer, keyboard and menu (${language})`, async ({ browser }) => {
    const staff = new FlowViews(await (await browser.newContext({ viewport })).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await staff.show('tree');
    const [first, second] = [titles.redirect, titles.suggestion];
    await staff.expectBelow(first, 1);

    await test.step('drag, and undo', async () => {
      await staff.row(first).dragTo(staff.row(second));
      await staff.expectBelow(first, 2);
      const told = staff.text('flows.list.move.below', { title: first, parent: second });
      const toast = page.getByRole('status').filter({ hasText: told });
      await toast.getByRole('button', { name: staff.text('shell.action.undo') }).click();
      await staff.expectBelow(first, 1);
      await expect(page.getByText(staff.text('flows.list.move.undone', { title: first }))).toBeVisible();
      await page.reload();
      await staff.expectBelow(first, 1);
    });

    await test.step('a flow is not dropped below itself', async () => {
      await staff.row(titles.menu).dragTo(staff.row(titles.followUp));
      const refused = staff.text('flows.intentList.snackbar.chooseSubIntentError');
      await expect(page.getByText(refused)).toBeVisible();
      await staff.expectBelow(titles.menu, 1);
    });

    await test.step('choose in the menu, and step out by keyboard', async () => {
      await staff.row(first).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: staff.text('flows.list.menu.move') }).click();
      const picker = page.getByRole('combobox');
      await picker.fill(second);
      await page.keyboard.press('Enter');
      await staff.expectBelow(first, 2);
      await expect(
        page.getByText(staff.text('flows.list.move.below', { title: first, parent: second })),
      ).toBeVisible();

      const tree = page.getByRole('tree');
      await tree.focus();
      await page.keyboard.press('Home');
      while (!(await staff.row(first).getAttribute('data-active'))?.includes('true')) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Alt+ArrowLeft');
      await staff.expectBelow(first, 1);
      await expect(page.getByText(staff.text('flows.list.move.toTop', { title: first }))).toBeVisible();
      await page.reload();
      await staff.expectBelow(first, 1);
    });

    await test.step('drag out to the top level', async () => {
      const { followUp } = titles;
      await staff.expectBelow(followUp, 2);
      await staff.row(followUp).hover();
      await page.mouse.down();
      await staff.row(second).hover();
      const top = page.getByText(staff.text('flows.list.move.dropTop'));
      await top.hover({ force: true });
      await top.hover({ force: true });
      await page.mouse.up();
      await staff.expectBelow(followUp, 1);
    });
    await page.context().close();
  });

  test(`the list is sorted, filtered and searched, and there is a plain table (${language})`, async ({
    browser,
  }) => {
    const staff = new FlowViews(await (await browser.newContext({ viewport })).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await staff.show('list');
    const rows = page.getByRole('treeitem');

    await page.getByRole('button', { name: staff.text('flows.list.column.status') }).click();
    await page.getByRole('button', { name: staff.text('flows.list.column.status') }).click();
    await expect(page).toHaveURL(/sort=status&reversed=true/);
    await expect(rows.first()).toContainText(staff.text('flows.status.draft'));
    await page.reload();
    await expect(rows.first()).toContainText(staff.text('flows.status.draft'));

    // Forms of words that stand nowhere as they are typed.
    const form = { da: 'hjelmene lån', en: 'helmet loans' }[language];
    await staff.search(form);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(titles.redirect);
    await page
      .getByRole('button', {
        name: staff.text('flows.list.places.label', { names: staff.text('flows.list.places.all') }),
      })
      .click();
    await page.getByRole('menuitemcheckbox', { name: staff.text('flows.list.places.title') }).click();
    await page.keyboard.press('Escape');
    await expect(
      page.getByText(staff.text('flows.intentList.snackbar.noSearchResults', { text: form })),
    ).toBeVisible();

    await page.getByRole('link', { name: staff.text('flows.oldlist.open') }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: staff.text('training.paging.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await table.getByRole('button', { name: staff.text('flows.list.column.phrases') }).click();
    await expect(
      table.getByRole('columnheader', { name: staff.text('flows.list.column.phrases') }),
    ).toHaveAttribute('aria-sort', 'descending');
    const link = table.getByRole('link').first();
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole('dialog').getByLabel(staff.text('flows.editor.title'))).toHaveValue(
      title ?? '',
    );
    await page.context().close();
  });

  test(`a flow is deleted knowing what leads to it, and brought back (${language})`, async ({ browser }) => {
    const staff = new FlowViews(await (await browser.newContext({ viewport })).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await staff.show('tree');
    const question = page.getByRole('dialog');
    const lead = (kind: TextIn<'flows.list.delete.kind'>) =>
      question
        .getByRole('listitem')
        .filter({ hasText: staff.text(`flows.list.delete.kind.${kind}`) })
        .getByRole('link', { name: titles.menu });

    await staff.askToDelete(titles.suggestion);
    await expect(lead('button')).toHaveAttribute('href', /\/intent\/list\//);
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: staff.text('shell.action.cancel') }).click();
    await expect(question).toBeHidden();
    await staff.askToDelete(titles.redirect);
    await expect(lead('redirect')).toBeVisible();
    await question.getByRole('button', { name: staff.text('shell.action.cancel') }).click();
    await expect(question).toBeHidden();

    await staff.askToDelete(titles.menu);
    await expect(question.getByRole('link', { name: titles.else, exact: true })).toBeVisible();
    await question.getByRole('button', { name: staff.text('shell.action.delete') }).click();
    for (const title of [titles.menu, titles.else]) await expect(staff.row(title)).toBeHidden();
    await staff.button('shell.action.undo').click();
    await expect(page.getByText(staff.text('flows.list.delete.undone'))).toBeVisible();
    await staff.expectBelow(titles.menu, 1);
    await staff.expectBelow(titles.else, 2);

    await staff.askToDelete(welcome[language]);
    const refused = staff.text('flows.intentList.snackbar.deleteDefaultIntentError');
    await expect(page.getByText(refused)).toBeVisible();
    await expect(question).toBeHidden();
    await page.context().close();
  });

  test(`what the server refuses or fails at is said (${language})`, async ({ browser }) => {
    const staff = new FlowViews(await (await browser.newContext({ viewport })).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    const fail = (method: string, path: string) =>
      page.route(`**/api/intent/${path}/**`, (route) =>
        route.request().method() === method
          ? route.fulfill({
              status: 500,
              json: { code: 'internal', messageKey: 'error.default', details: {} },
            })
          : route.fallback(),
      );
    const toast = (key: TextIn<'flows.intentList.snackbar'>, title = '') =>
      page.getByText(staff.text(`flows.intentList.snackbar.${key}`, { title }), { exact: true });

    await fail('DELETE', 'agent');
    await staff.delete(titles.redirect);
    await expect(toast('deleteIntentError')).toBeVisible();
    await page.unrouteAll();
    await staff.delete(titles.redirect);
    await expect(toast('deleteIntentSuccess', titles.redirect)).toBeVisible();
    await staff.button('shell.action.undo').click();
    await expect(page.getByText(staff.text('flows.list.delete.undone'))).toBeVisible();

    await fail('PATCH', 'addOrUpdate');
    await page.getByRole('link', { name: staff.text('flows.list.new') }).click();
    await page.getByLabel(staff.text('flows.editor.title')).fill('X');
    await staff.button('flows.editor.saveDraft').click();
    await expect(toast('createIntentError', 'X')).toBeVisible();
    await page.goto(`${product.url}/intent/list`);
    await staff.row(titles.menu).click();
    await page.getByLabel(staff.text('flows.editor.title')).fill(`${titles.menu} 2`);
    await staff.button('flows.editor.saveDraft').click();
    const detail = (key: TextIn<'flows.intentDetail.snackbar'>, title = '') =>
      page.getByText(staff.text(`flows.intentDetail.snackbar.${key}`, { title }), { exact: true });
    await expect(detail('updateIntentError', `${titles.menu} 2`)).toBeVisible();

    await page.unrouteAll();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${product.url}/intent/list/${product.agentId}`);
    await expect(detail('getIntentError')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/intent\/list$/);

    await fail('GET', 'getAllFlow');
    await page.goto(`${product.url}/intent/oldlist`);
    await expect(toast('loadListError')).toBeVisible({ timeout: 30_000 });
    await page.context().close();
  });
}
