import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { pasteText } from '../helpers/paste-text.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    template: 'Luftpost',
    pasted: ['Sender I med zeppelin?', 'Kommer den med luftskib?'],
    typed: 'Flyver I pakken herhen?',
    later: 'Bruger I brevduer?',
    flow: 'Levering',
    answer: /hverdage/,
    other: 'Nej tak',
  },
  en: {
    template: 'Airmail',
    pasted: ['Do you ship by zeppelin?', 'Does it come by airship?'],
    typed: 'Do you fly the parcel over here?',
    later: 'Do you use carrier pigeons?',
    flow: 'Delivery',
    answer: /working days/,
    other: 'No thanks',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`phrases that flows share (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext();
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    /** What a new visitor is told: one who is led through follow-ups stays with the release they began with. */
    const ask = async (question: string) => {
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(question, said.answer);
      await visitor.page.context().close();
    };
    const editor = new TemplateEditor(staff);
    await staff.startAt('templates');

    await test.step('a new template needs a name and a phrase', async () => {
      await expect(
        page.getByRole('heading', { name: staff.text('templates.list.empty.title') }),
      ).toBeVisible();
      await page
        .getByRole('link', { name: staff.text('templates.list.new') })
        .first()
        .click();
      await editor.save();
      await editor.says('snackbar.missingTitle');
      await editor.name.fill(said.template);
      await editor.save();
      await editor.says('snackbar.missingTrainingPhrase');
    });

    await test.step('many phrases are pasted, one is typed, all are saved', async () => {
      await editor.paste([...said.pasted, said.pasted[0].toUpperCase()].join('\n'));
      await editor.entry.fill(said.typed);
      await editor.entry.press('Enter');
      await expect(editor.phrases).toHaveCount(3);
      await editor.save();
      await editor.says('detail.saved');
      await expect(page).toHaveURL(/\/template\/detail\/[\da-f-]{36}$/);
      await expect(editor.phrases.first()).toHaveValue(said.typed);
    });
    const address = page.url();

    await test.step('its name is not given twice, and unsaved work is not lost by accident', async () => {
      await page.goto(new URL('/template/detail', address).href);
      await editor.name.fill(said.template.toUpperCase());
      await editor.entry.fill(said.typed);
      await editor.save();
      await editor.says('create.doublet', { name: said.template.toUpperCase() });
      await page
        .getByRole('link', { name: staff.text('templates.title') })
        .first()
        .click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(editor.name).toHaveValue(said.template.toUpperCase());
      await editor.name.fill(said.other);
      await editor.save();
      await editor.says('detail.saved');
    });

    await test.step('a flow is given the template, and the bot understands its phrases', async () => {
      const before = await chooseInFlow(staff, said.flow, said.template, said.typed);
      await staff.trained(before);
      await ask(said.pasted[0]);
    });

    await test.step('a phrase more in the template is a phrase more in the flow', async () => {
      const release = await staff.trained();
      await staff.goTo('templates');
      const row = page.getByRole('treeitem').filter({ hasText: said.template });
      await row.getByText(said.template, { exact: true }).click();
      await expect(page.getByRole('link', { name: said.flow })).toBeVisible();
      await expect(editor.name).not.toBeEditable();
      await editor.entry.fill(said.later);
      await editor.entry.press('ControlOrMeta+s');
      await editor.says('detail.saved');
      await expect(editor.phrases).toHaveCount(4);
      await expect(page.getByText(staff.text('templates.detail.notSaved'))).toBeHidden();
      await staff.goTo('flows');
      await staff.trained(release);
      await ask(said.later);
    });

    await test.step('of two who change it the second is told, and keeps what is theirs', async () => {
      const other = new TemplateEditor(new Console(await context.newPage(), product, language));
      await page.goto(address);
      await other.staff.page.goto(address);
      await editor.phrases.first().fill(`${said.later} 1`);
      await failing(page, 'addOrUpdateTrainingPhraseTemplate', async () => {
        await editor.save();
        await editor.says('detail.save.error');
      });
      await other.phrases.first().fill(`${said.later} 2`);
      await editor.save();
      await editor.says('detail.saved');
      await other.save();
      await other.staff.button('templates.conflict.overwrite').click();
      await other.says('detail.saved');
      await page.reload();
      await expect(editor.phrases.first()).toHaveValue(`${said.later} 2`);
      await other.staff.page.close();
    });

    await test.step('the list is searched, and only what nobody uses is deleted from it', async () => {
      await page.goto(new URL('/template/list', address).href);
      const rows = page.getByRole('treeitem');
      await expect(rows).toHaveCount(2);
      const used = rows.filter({ hasText: said.template });
      await used
        .getByRole('button', { name: staff.text('templates.list.delete', { title: said.template }) })
        .click();
      await editor.says('delete.inUse', { name: said.template, flows: said.flow });
      await page.getByRole('searchbox').fill(said.other);
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
      await page.getByRole('tree').press('ArrowDown');
      const deleteFirst = async () => {
        await page.getByRole('tree').press('Delete');
        const question = page.getByRole('dialog');
        await question.getByRole('button', { name: staff.text('shell.action.delete') }).click();
        await expect(question).toBeHidden();
      };
      await failing(page, 'deleteTrainingPhraseTemplate', async () => {
        await deleteFirst();
        await editor.says('delete.error');
      });
      await deleteFirst();
      await editor.says('delete.success', { name: said.other });
      await staff.button('shell.action.clearSearch').click();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(said.template);
    });

    await test.step('an address that leads to no template leads back to the list', async () => {
      await page.goto(address.replace(/[\da-f]{12}$/, '000000000000'));
      await editor.says('detail.loading.error');
      await expect(page).toHaveURL(/\/template\/list$/);
    });
    await context.close();
  });
}

/** Has the server fail at a call meanwhile. */
async function failing(page: Page, call: string, meanwhile: () => Promise<void>): Promise<void> {
  const address = `**/api/template/${call}/**`;
  const json = { code: 'internal', messageKey: 'error.default', details: {} };
  await page.route(address, (route) => route.fulfill({ status: 500, json }));
  await meanwhile();
  await page.unroute(address);
}

/** Gives a flow a template and publishes it; returns the number of the release before. */
async function chooseInFlow(staff: Console, flow: string, template: string, phrase: string): Promise<number> {
  const { page } = staff;
  await staff.goTo('flows');
  const before = await staff.trained();
  await page.getByRole('treeitem').getByText(flow, { exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: staff.text('flows.detailTitle') });
  await panel.getByLabel(staff.text('flows.phrases.template.label')).selectOption(template);
  const shown = panel.getByRole('list', {
    name: staff.text('flows.phrases.template.phrases', { title: template }),
  });
  await expect(shown.getByRole('listitem').filter({ hasText: phrase })).toBeVisible();
  await staff.button('flows.editor.publish').click();
  await expect(panel).toBeHidden();
  return before;
}

/** The screen of one template. */
class TemplateEditor {
  readonly staff: Console;
  private readonly page: Page;

  constructor(staff: Console) {
    this.staff = staff;
    this.page = staff.page;
  }

  get name() {
    return this.page.getByLabel(this.staff.text('templates.detail.name'));
  }
  get entry() {
    return this.page.getByLabel(this.staff.text('flows.phrases.add'));
  }
  get phrases() {
    return this.page.getByLabel(this.staff.text('flows.phrases.phrase'), { exact: true });
  }

  async save(): Promise<void> {
    await this.staff.button('shell.action.save').click();
  }
  async paste(text: string): Promise<void> {
    await pasteText(this.entry, text);
  }
  /** Waits for one of the templates' messages. */
  async says(
    key: TextIn<'templates.trainingPhraseTemplate'>,
    values: Record<string, string> = {},
  ): Promise<void> {
    const text = this.staff.text(`templates.trainingPhraseTemplate.${key}`, values);
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
