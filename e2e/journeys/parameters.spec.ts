import { expect, type Locator, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { field, publish } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { pasteText } from '../helpers/paste-text.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

/** A flow is built, trained and talked with. */
test.setTimeout(120_000);

const product = useProduct();

const words = {
  da: {
    title: 'Værksted',
    phrases: ['Book tid på værkstedet fredag', 'Kan jeg få repareret min cykel i morgen hos jer?'],
    selected: 'fredag',
    pointed: 'i morgen',
    name: 'dag',
    question: 'Hvilken dag passer dig?',
    answer: 'Vi ses ',
    asks: 'Book tid på værkstedet',
    said: 'i overmorgen',
    answered: 'Vi ses i overmorgen.',
  },
  en: {
    title: 'Workshop',
    phrases: ['Book a slot at the workshop friday', 'Can you repair my bicycle tomorrow at your place?'],
    selected: 'friday',
    pointed: 'tomorrow',
    name: 'day',
    question: 'Which day suits you?',
    answer: 'See you ',
    asks: 'Book a slot at the workshop',
    said: 'on monday',
    answered: /See you (on )?monday\./,
  },
} as const;

const rowOf = (staff: Console, index: number) =>
  staff.page
    .getByRole('list', { name: staff.text('flows.editor.tab.phrases') })
    .getByRole('listitem')
    .nth(index);
const marks = (row: Locator) => row.locator('[data-mark]');

/** A new flow with phrases, the last of them added first. */
async function startFlow(staff: Console, title: string, phrases: readonly string[]): Promise<void> {
  await staff.page.goto(`${product.url}/intent/list/new`);
  await field(staff, 'editor.title').fill(title);
  await pasteText(field(staff, 'phrases.add'), [...phrases, ' '].join('\n'));
  await expect(rowOf(staff, phrases.length - 1)).toBeVisible();
}

/** Selects words of a phrase by dragging over them. */
async function dragOver(page: Page, row: Locator, text: string): Promise<void> {
  const box = await whereItStands(row, text);
  await page.mouse.move(box.left + 1, box.middle);
  await page.mouse.down();
  await page.mouse.move((box.left + box.right) / 2, box.middle);
  await page.mouse.move(box.right - 1, box.middle);
  await page.mouse.up();
}

/** Where words stand in a row, once they no longer move: a field above them may get the height of its words after it is drawn. */
async function whereItStands(row: Locator, text: string) {
  const box = await row.locator('textarea').evaluate(async (area, wanted) => {
    const mirror = area.parentElement?.firstElementChild;
    const boxNow = () => {
      const found = document.createTreeWalker(mirror ?? area, NodeFilter.SHOW_TEXT);
      for (let node = found.nextNode(); node; node = found.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, middle: top + height / 2 };
      }
      return null;
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const framesAtRest = 5;
    let box = boxNow();
    for (let still = 0; box && still < framesAtRest; still++) {
      await nextFrame();
      const now = boxNow();
      if (JSON.stringify(now) !== JSON.stringify(box)) still = 0;
      box = now;
    }
    return box;
  }, text);
  if (!box) throw new Error(`"${text}" does not stand in the row`);
  return box;
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a value is marked, asked for and answered with (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    const before = await staff.trained();
    await startFlow(staff, said.title, said.phrases);
    const [first, second] = [rowOf(staff, 0), rowOf(staff, 1)];
    const bar = page.getByRole('group', { name: staff.text('flows.phrases.mark.bar') });
    const dialog = page.getByRole('dialog', {
      name: staff.text('flows.phrases.mark.title', { words: said.selected }),
    });

    await test.step('by keyboard: select, Ctrl M, a name, Enter', async () => {
      await first.locator('textarea').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
      await expect(bar).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
      await page.keyboard.press('Control+m');
      await expect(dialog).toBeVisible();
      await page.keyboard.type('2 x');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(staff.text('flows.parameters.nameProblem.form'));
      await field(staff, 'phrases.mark.name').fill(said.name);
      const date = staff.text('entities.system.date.name');
      await expect(field(staff, 'parameters.type').and(page.getByRole('combobox'))).toHaveValue(date);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(marks(first)).toHaveAttribute('data-mark', said.name);
      await expect(first.locator('textarea')).toBeFocused();
      await expect(first.locator('textarea')).toHaveAccessibleDescription(new RegExp(date));
    });

    await test.step('a phrase that lacks it says so, and cannot be published', async () => {
      const lacks = staff.text('flows.phrases.mark.missing', { names: said.name });
      await expect(second.getByText(lacks)).toBeVisible();
      await expect(first.getByText(lacks)).toBeHidden();
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
      const text = field(staff, 'bubble.text');
      await text.fill('{{x}}');
      const unknown = staff.text('flows.format.unknownValue_one', { names: 'x' });
      await expect(page.getByText(unknown)).toBeVisible();
      await text.fill(said.answer);
      await staff.button('flows.format.value').click();
      await page.getByRole('menuitem', { name: said.name, exact: true }).click();
      await page.keyboard.type('.');
      await expect(text).toHaveValue(`${said.answer}{{${said.name}}}.`);
      await expect(page.getByText(unknown)).toBeHidden();
      await staff.button('flows.editor.publish').click();
      const key = 'flows.intentDetail.snackbar.missingTrainingPhrasePartParameter';
      await expect(second.getByRole('alert')).toHaveText(staff.text(key));
    });

    await test.step('by mouse: drag over the words, and choose', async () => {
      await dragOver(page, second, said.pointed);
      await bar.getByRole('button', { name: said.name, exact: true }).click();
      await expect(marks(second)).toHaveText(said.pointed);
      await expect(second.getByRole('alert')).toBeHidden();
    });

    await test.step('typing before and within keeps the mark on its words', async () => {
      await page.keyboard.press('Home');
      await page.keyboard.type('OK! ');
      await expect(marks(second)).toHaveText(said.pointed);
      for (let times = 0; times < 4; times++) await page.keyboard.press('Backspace');
    });

    await test.step('the bot asks when it is missing', async () => {
      await page.getByRole('button', { name: new RegExp(`^${said.name}`) }).click();
      await field(staff, 'parameters.ask').check();
      await field(staff, 'parameters.question').fill(said.question);
      expect(await violationsOf(page)).toEqual([]);
      await publish(staff, said.title);
      await staff.trained(before);
    });

    await test.step('visitors are asked, and answered with the value', async () => {
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(said.asks, said.question);
      await visitor.ask(said.said, said.answered);
      await visitor.page.context().close();
    });
    await context.close();
  });
}

test('parameters are renamed, found, removed and brought back; phrases of other kinds are edited in place', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  await startFlow(staff, 'Bord', ['Et bord på fredag', 'Har I plads i morgen?', 'Kan vi komme på onsdag?']);
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  // The open flow hides what is outside of it from assistive technology, its toasts too.
  const toast = (path: TextIn<'flows'>, values: Record<string, string>) =>
    page
      .getByRole('status', { includeHidden: true })
      .filter({ hasText: staff.text(`flows.${path}`, values) });
  const undo = (shown: Locator) =>
    shown.getByRole('button', { name: staff.text('shell.action.undo'), includeHidden: true }).click();

  await test.step('found in all phrases at once, and taken back', async () => {
    await row('fredag').locator('textarea').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+m');
    await page.keyboard.type('dag');
    await expect(field(staff, 'parameters.type').and(page.getByRole('combobox'))).toHaveValue('Dato');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^dag/ }).click();
    await staff.button('flows.parameters.find').click();
    const found = toast('parameters.found_other', { name: 'dag', count: '2', all: '2' });
    await expect(found).toBeVisible();
    await expect(marks(row('plads'))).toHaveText('i morgen');
    await undo(found);
    await expect(page.locator('[data-mark]')).toHaveCount(1);
    await staff.button('flows.parameters.find').click();
    await expect(page.locator('[data-mark]')).toHaveCount(3);
  });

  await test.step('another name is one in every phrase', async () => {
    const name = field(staff, 'phrases.mark.name');
    await name.fill('1 dag');
    await name.press('Enter');
    await expect(page.getByText(staff.text('flows.parameters.nameProblem.form'))).toBeVisible();
    await name.fill('dato');
    await name.press('Enter');
    await expect(page.locator('[data-mark="dato"]')).toHaveCount(3);
  });

  await test.step('removed, and brought back', async () => {
    await staff.button('flows.parameters.remove').click();
    await expect(page.locator('[data-mark]')).toHaveCount(0);
    await undo(toast('parameters.removed', { name: 'dato' }));
    await expect(page.locator('[data-mark="dato"]')).toHaveCount(3);
  });

  const addKind = async (kind: TextIn<'flows.phrases.kind'>) => {
    await staff.button('flows.phrases.kindMenu.label').click();
    await page
      .getByRole('menuitem', { name: new RegExp(`^${staff.text(`flows.phrases.kind.${kind}`)}`) })
      .click();
  };
  // The parameters are told beside keywords, too.
  const keywords = page
    .getByRole('list', { name: staff.text('flows.editor.tab.phrases') })
    .getByRole('listitem')
    .filter({ hasText: 'Nøgleord' })
    .first();
  await test.step('keywords with other words for them, three at most', async () => {
    await addKind('2');
    await expect(keywords.locator('input')).toBeFocused();
    await page.keyboard.type('bord, borde, plads');
    await page.keyboard.press('Enter');
    await expect(keywords.getByText('borde', { exact: true })).toBeVisible();
    for (const word of ['bestil', 'i aften']) {
      await keywords.getByRole('button', { name: /^Nøgleord \(/ }).click();
      await expect(keywords.locator('input').last()).toBeFocused();
      await page.keyboard.type(word);
    }
    await expect(keywords.getByRole('button', { name: /^Nøgleord \(/ })).toBeHidden();
  });

  await test.step('values alone', async () => {
    await addKind('3');
    await expect(row('Værdier').locator('[data-first]')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: staff.text('flows.phrases.mark.choose') });
    await dialog.getByRole('button', { name: /^dato/ }).click();
    await expect(dialog).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('what is saved is there again', async () => {
    await staff.button('flows.editor.saveDraft').click();
    await expect(
      page.getByText(staff.text('flows.intentDetail.snackbar.updateIntentSuccess', { title: 'Bord' })),
    ).toBeVisible();
    await page.goto(`${product.url}/intent/list`);
    await page.getByRole('treeitem').getByText('Bord', { exact: true }).click();
    await page.getByRole('tab', { name: staff.text('flows.editor.tab.phrases') }).click();
    await expect(page.locator('[data-mark="dato"]')).toHaveCount(3);
    for (const word of ['borde', 'plads', 'bestil', 'i aften'])
      await expect(row('Nøgleord').getByText(word, { exact: true })).toBeVisible();
    await expect(row('Værdier').getByText('dato', { exact: true })).toBeVisible();
  });
  await context.close();
});
