import { expect, test } from '@playwright/test';
import { newId } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { draftFlows } from '../helpers/draft-flows.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

test.setTimeout(150_000);

const product = useProduct();

const words = {
  da: {
    title: 'Gavekort',
    question: 'Sælger I gavekort til jul?',
    answer: 'Ja, fra 100 kr.',
    else: 'Skriv et beløb.',
  },
  en: {
    title: 'Gift cards',
    question: 'Do you sell gift cards for Christmas?',
    answer: 'Yes, from 100 kr.',
    else: 'Name a sum.',
  },
} as const;

const field = (staff: Console, path: TextIn<'flows'>) =>
  staff.page.getByLabel(staff.text(`flows.${path}`), { exact: true });
/** Chooses in a list of the conditions, by the paths of both texts. */
const chooseIn = (staff: Console, list: TextIn<'flows.conditions'>, option: TextIn<'flows.conditions'>) =>
  field(staff, `conditions.${list}`).selectOption({ label: staff.text(`flows.conditions.${option}`) });
const openTab = (staff: Console, name: TextIn<'flows.editor.tab'>) =>
  staff.page.getByRole('tab', { name: staff.text(`flows.editor.tab.${name}`) }).click();

for (const language of journeyLanguages(import.meta.url)) {
  test(`actions with conditions, an else flow and a plan (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const publish = () => staff.button('flows.editor.publish').click();
    const open = async () => {
      await page.goto(`${product.url}/intent/list`);
      await page.getByRole('treeitem').getByText(said.title, { exact: true }).first().click();
    };
    await staff.signIn();
    const before = await staff.trained();

    await test.step('a flow that closes the chat after its answer, all days of the week', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await field(staff, 'editor.title').fill(said.title);
      await field(staff, 'phrases.add').fill(said.question);
      await page.keyboard.press('Enter');
      await openTab(staff, 'responses');
      await field(staff, 'bubble.text').fill(said.answer);
      await openTab(staff, 'actions');
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: staff.text('flows.actions.kind.12.title') }).click();
      await staff.button('flows.conditions.kind.4').click();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a condition that compares nothing is refused at its action', async () => {
      await publish();
      await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(
        staff.text('flows.intentDetail.snackbar.conditionWithoutParameter'),
      );
      const match = page.getByLabel(staff.text('flows.conditions.match'), { exact: true });
      await staff.button('flows.conditions.kind.5').click();
      await match.selectOption({ label: staff.text('flows.conditions.type.0') });
      await staff.button('flows.conditions.remove').first().click();
      // Of one condition alone it shows too that it must not hold.
      await expect(match.getByRole('option', { selected: true })).toHaveText(
        staff.text('flows.conditions.typeOfOne.0'),
      );
      await staff.button('flows.conditions.remove').click();
      await staff.button('flows.conditions.kind.6').click();
      await chooseIn(staff, 'fact', 'customer.email');
      await expect(field(staff, 'conditions.value')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await publish();
      await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(
        staff.text('flows.intentDetail.snackbar.conditionWithoutValue'),
      );
      // The visitor is nobody's customer yet.
      await chooseIn(staff, 'fact', 'customer.known');
      await chooseIn(staff, 'operator', 'operators.false');
      await staff.button('flows.conditions.kind.3').click();
      await expect(match).toHaveValue('1');
      const days = page.getByRole('group', { name: staff.text('flows.conditions.span') }).getByRole('button');
      for (const day of await days.all())
        if ((await day.getAttribute('aria-pressed')) === 'false') await day.click();
      expect(await violationsOf(page, ['label-content-name-mismatch'])).toEqual([]);
      await field(staff, 'conditions.fromTime').fill('00:00');
      await field(staff, 'conditions.toTime').fill('23:59');
      await chooseIn(staff, 'match', 'type.2');
      await publish();
      await staff.trained(before);
    });

    await test.step('a link leads to the open tab of the flow', async () => {
      await open();
      const tab = page.getByRole('tab', { name: staff.text('flows.editor.tab.actions') });
      await tab.click();
      await expect(page).toHaveURL(/\bpart=actions\b/);
      await page.reload();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await staff.button('shell.action.close').click();
      await expect(page).not.toHaveURL(/part=/);
    });

    await test.step('the visitor is answered, and the chat closes', async () => {
      const visitor = new Widget(await context.newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(said.question, said.answer);
      await expect(visitor.composer).toBeHidden({ timeout: 10_000 });
      await visitor.page.close();
    });

    await test.step('an else flow is added, and a plan waits', async () => {
      await open();
      await openTab(staff, 'conversation');
      await field(staff, 'conversation.answer').last().fill(said.else);
      await staff.button('flows.conversation.add').last().click();
      await expect(
        page.getByRole('link', { name: staff.text('flows.conversation.else.name') }),
      ).toBeVisible();
      await expect(staff.button('flows.conversation.add')).toHaveCount(1);
      await openTab(staff, 'settings');
      await page.getByLabel(staff.text('flows.settings.plan.title')).check();
      await field(staff, 'settings.plan.unPublishAt').fill('2020-01-01T00:00');
      await staff.button('flows.editor.plan').click();
      await expect(page.getByRole('alert').first()).toContainText(
        staff.text('flows.intentDetail.snackbar.UnPublishAtIsPriorToPublishAt'),
      );
      await field(staff, 'settings.plan.unPublishAt').fill('2099-01-01T00:00');
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('flows.editor.plan').click();
      const row = page.getByRole('treeitem').filter({ hasText: said.title });
      await expect(row).toContainText(staff.text('flows.status.planned'));
    });

    await test.step('what was saved stands there again', async () => {
      await open();
      await openTab(staff, 'actions');
      await expect(field(staff, 'conditions.fromTime')).toHaveValue('00:00');
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(7);
      await expect(field(staff, 'conditions.operator')).toHaveValue('false');
    });

    await test.step('changes are taken back, and what the browser lost is offered again', async () => {
      const title = field(staff, 'editor.title');
      await openTab(staff, 'settings');
      await page.getByLabel(staff.text('flows.settings.disabled.title')).check();
      await staff.button('flows.editor.undo').click();
      await expect(page.getByLabel(staff.text('flows.settings.disabled.title'))).not.toBeChecked();
      await staff.button('flows.editor.redo').click();
      await expect(page.getByLabel(staff.text('flows.settings.disabled.title'))).toBeChecked();
      await title.fill(`${said.title} 2`);
      const isKept = () =>
        page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('edits')));
      await expect.poll(isKept).toBe(true);
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(title).toHaveValue(said.title);
      await staff.button('flows.editor.kept.restore').click();
      await expect(title).toHaveValue(`${said.title} 2`);
      await staff.page.getByRole('button', { name: staff.text('shell.action.close') }).click();
      await staff.button('flows.editor.unsaved.leave').click();
      await expect.poll(isKept).toBe(false);
    });
    await context.close();
  });
}

test('keys are told of where there is a keyboard, and not on a phone', async ({ browser }) => {
  const flow = { trainingPhraseList: [{ id: newId, question: 'Er der nøgler?' }] };
  const id = await (await draftFlows(product, 'da'))('Nøgler', flow);
  for (const isPhone of [false, true]) {
    const context = await browser.newContext({
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, 'da');
    await staff.haveSession();
    await staff.page.goto(`${product.url}/intent/list/${id}`);
    await expect(staff.page.getByText(staff.text('flows.phrases.mark.hint'))).toBeVisible();
    await expect(staff.page.getByText(staff.text('flows.phrases.mark.keys'))).toBeVisible({
      visible: !isPhone,
    });
  }
});
