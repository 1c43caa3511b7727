import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { pasteText } from '../helpers/paste-text.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';

const words = {
  da: {
    title: 'cykeltype',
    lines: 'Racer; landevejscykel; sportscykel\nElcykel\tel-cykel\tE-bike\nCitybike\nracer; sportscykel',
    typed: 'Ladcykel; christianiacykel',
    synonym: 'longjohn',
    said: 'En ladcykl eller en e-bike?',
    found: ['Ladcykel', 'Elcykel'],
    later: 'Mountainbike',
    pattern: 'stelnummer',
    system: 'Dato',
    example: 'i morgen',
  },
  en: {
    title: 'bike-type',
    lines: 'Racer; road bike; sports bike\nElectric bike\te-bike\tpedelec\nCity bike\nracer; sports bike',
    typed: 'Cargo bike; box bike',
    synonym: 'long john',
    said: 'A box bikke or a pedelec?',
    found: ['Cargo bike', 'Electric bike'],
    later: 'Mountain bike',
    pattern: 'frame-number',
    system: 'Date',
    example: 'tomorrow',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`values that the bot finds (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext();
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new EntityTypeEditor(staff);
    await staff.startAt('entities');

    await test.step('a new type needs a proper name', async () => {
      await expect(
        page.getByRole('heading', { name: staff.text('entities.list.empty.title') }),
      ).toBeVisible();
      await page.getByRole('link', { name: staff.text('entities.list.new') }).click();
      await editor.name.fill(`2 ${said.title}`);
      await editor.save();
      await editor.says('entity.detail.save.errorTitle');
      await editor.name.fill(said.title);
    });

    await test.step('many values are pasted, one is typed, and synonyms are added', async () => {
      await pasteText(editor.line, said.lines);
      await expect(editor.values).toHaveCount(3);
      await editor.line.fill(said.typed);
      await editor.line.press('Enter');
      await expect(editor.values).toHaveCount(4);
      const cargo = said.found[0];
      const synonyms = page.getByLabel(staff.text('entities.entry.synonymsOf', { name: cargo }), {
        exact: true,
      });
      await synonyms.fill(said.synonym);
      await synonyms.press(',');
      await expect(editor.synonym(said.synonym)).toBeVisible();
      await synonyms.press('Backspace');
      await expect(synonyms).toHaveValue(said.synonym);
      await expect(editor.synonym(said.synonym)).toBeHidden();
    });

    await test.step('a sentence is tried before anything is saved', async () => {
      await editor.trial.fill(said.said);
      await expect(editor.found.getByRole('listitem')).toContainText(said.found);
    });

    await test.step('the keyboard goes through the values, moves, removes and undoes', async () => {
      await editor.line.press('ArrowUp');
      await expect(editor.values.nth(3)).toBeFocused();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(editor.values.nth(2)).toHaveValue(said.found[0]);
      await expect(editor.values.nth(2)).toBeFocused();
      await editor.remove(said.found[0]).click();
      await expect(editor.values).toHaveCount(3);
      await expect(editor.values.nth(2)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(editor.values.nth(2)).toHaveValue(said.found[0]);
      await staff.button('entities.entries.sort').click();
      const sorted = await values(page, staff);
      expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, language)));
      await staff.button('shell.action.undo').click();
      await expect(editor.values.first()).toHaveValue('Racer');
    });

    await test.step('all is saved, with the synonym that was being typed', async () => {
      await editor.name.press('ControlOrMeta+s');
      await editor.says('entity.detail.saved');
      await expect(page).toHaveURL(/\/entities\/detail\/[\da-f-]{36}$/);
      await expect(editor.synonym(said.synonym)).toBeVisible();
      await page.reload();
      await expect(editor.values).toHaveCount(4);
      await expect(editor.synonym(said.synonym)).toBeVisible();
      await editor.trial.fill(said.said);
      await expect(editor.found.getByRole('listitem')).toContainText(said.found);
    });
    const address = page.url();

    await test.step('its name is not given twice, and unsaved work is not lost by accident', async () => {
      await page.goto(new URL('/entities/detail', address).href);
      await editor.name.fill(said.title.toUpperCase());
      await editor.line.fill(said.later);
      await failing(page, 'PATCH', async () => {
        await editor.save();
        await editor.says('entity.create.error');
      });
      await editor.save();
      await editor.says('entities.create.doublet', { name: said.title.toUpperCase() });
      await page
        .getByRole('link', { name: staff.text('entities.title') })
        .first()
        .click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(editor.name).toHaveValue(said.title.toUpperCase());
    });

    await test.step('a pattern says what is wrong with it as it is typed', async () => {
      await editor.name.fill(said.pattern);
      await page.getByRole('radio', { name: staff.text('entities.kind.pattern') }).check({ force: true });
      await editor.patterns.first().fill('[A-Z]{2}(\\d{4}');
      await editor.says('entity.detail.save.pattern.syntax');
      await editor.save();
      await expect(page).toHaveURL(/\/entities\/detail$/);
      await editor.patterns.first().fill('[A-Z]{2}\\d{4}');
      await expect(page.getByRole('listitem').getByRole('alert')).toBeHidden();
      await editor.trial.fill('AB1234!');
      await expect(editor.found.getByRole('listitem')).toContainText(['AB1234']);
      await editor.save();
      await editor.says('entity.detail.saved');
    });

    await test.step('of two who change it the second is told, and keeps what is theirs', async () => {
      const other = new EntityTypeEditor(new Console(await context.newPage(), product, language));
      await page.goto(address);
      await other.staff.page.goto(address);
      await editor.values.first().fill(`${said.later} 1`);
      await failing(page, 'PATCH', async () => {
        await editor.save();
        await editor.says('entity.detail.save.error');
      });
      await other.values.first().fill(`${said.later} 2`);
      await editor.save();
      await editor.says('entity.detail.saved');
      await other.save();
      await other.staff.button('entities.conflict.overwrite').click();
      await other.says('entity.detail.saved');
      await page.reload();
      await expect(editor.values.first()).toHaveValue(`${said.later} 2`);
      await other.staff.page.close();
    });

    await test.step('the list is searched by values too, and a type is deleted from it', async () => {
      await page.goto(new URL('/entities/list', address).href);
      const rows = page.getByRole('treeitem');
      await expect(rows).toHaveCount(2 + 2 + 14);
      await page.getByRole('searchbox').fill(said.synonym.toUpperCase());
      await expect(rows).toHaveCount(2);
      await expect(page).toHaveURL(/search=/);
      await expect(rows.nth(1)).toContainText(
        staff.text('entities.list.foundEntry', { name: said.found[0] }),
      );
      await page.getByRole('searchbox').fill(said.pattern);
      await expect(rows.nth(1)).toContainText(said.pattern);
      await page.getByRole('tree').press('ArrowDown');
      await page.getByRole('tree').press('ArrowDown');
      const deleteActive = async () => {
        await page.getByRole('tree').press('Delete');
        const question = page.getByRole('dialog');
        await question.getByRole('button', { name: staff.text('shell.action.delete') }).click();
        await expect(question).toBeHidden();
      };
      await failing(page, 'DELETE', async () => {
        await deleteActive();
        await editor.says('entities.delete.error');
      });
      await deleteActive();
      await editor.says('entities.delete.success', { name: said.pattern });
      await staff.button('shell.action.clearSearch').click();
      await expect(rows).toHaveCount(2 + 1 + 14);
    });

    await test.step('what every bot knows is there to be read and tried', async () => {
      await page.getByText(said.system, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.system })).toBeVisible();
      await expect(staff.button('shell.action.save')).toHaveCount(0);
      await editor.trial.fill(said.example);
      await expect(editor.found.getByRole('listitem')).toContainText([/^\d{4}-\d{2}-\d{2}$/]);
    });

    await test.step('an address that leads to no type leads back to the list', async () => {
      await page.goto(address.replace(/[\da-f]{12}$/, '000000000000'));
      await editor.says('entity.detail.loading.error');
      await expect(page).toHaveURL(/\/entities\/list$/);
      await failing(page, 'GET', async () => {
        await page.reload();
        await editor.says('entities.loading.error');
      });
    });
    await context.close();
  });
}

/** The names of the values, in the order they stand. */
const values = (page: Page, staff: Console): Promise<string[]> =>
  page
    .getByLabel(staff.text('entities.entry.name'), { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Has the server fail at one kind of call to entity types meanwhile. */
async function failing(page: Page, method: string, meanwhile: () => Promise<void>): Promise<void> {
  const address = '**/api/entity/agent/**';
  const json = { code: 'internal', messageKey: 'error.default', details: {} };
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
  );
  await meanwhile();
  await page.unroute(address);
}

/** The screen of one entity type. */
class EntityTypeEditor {
  readonly staff: Console;
  private readonly page: Page;

  constructor(staff: Console) {
    this.staff = staff;
    this.page = staff.page;
  }

  get name() {
    return this.page.getByLabel(this.staff.text('entities.detail.name'), { exact: true });
  }
  /** Where a value is added. */
  get line() {
    return this.page.getByLabel(this.staff.text('entities.entry.add'), { exact: true });
  }
  get values() {
    return this.page.getByRole('textbox', { name: this.staff.text('entities.entry.name'), exact: true });
  }
  get patterns() {
    return this.page.getByRole('textbox', { name: this.staff.text('entities.entry.pattern'), exact: true });
  }
  get trial() {
    return this.page.getByRole('textbox', { name: this.staff.text('entities.trial.title') });
  }
  get found() {
    return this.page.getByRole('list', { name: this.staff.text('entities.trial.found') });
  }

  synonym(name: string) {
    return this.staff.button('entities.entry.removeSynonym', { name });
  }
  remove(name: string) {
    return this.staff.button('entities.entry.remove', { name });
  }
  async save(): Promise<void> {
    await this.staff.button('shell.action.save').click();
  }
  /** Waits for one of the entity types' messages. */
  async says(key: TextIn<'entities'>, values: Record<string, string> = {}): Promise<void> {
    const text = this.staff.text(`entities.${key}`, values);
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
