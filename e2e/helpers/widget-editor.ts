import { expect, type Page } from '@playwright/test';
import type { ChatClient } from '@samtale/contract';
import type { Console } from './console.ts';
import type { TextIn } from './texts.ts';

/** The settings of one widget. */
export class WidgetEditor {
  readonly page: Page;
  private readonly staff: Console;

  constructor(staff: Console, page: Page) {
    this.staff = staff;
    this.page = page;
  }

  field(name: TextIn<'widgets.field'>) {
    return this.page.getByLabel(this.staff.text(`widgets.field.${name}`), { exact: true });
  }
  tab(name: TextIn<'widgets.tab'>) {
    return this.page.getByRole('tab', { name: this.staff.text(`widgets.tab.${name}`) });
  }
  /** The chat in the preview. */
  get chat() {
    return this.page
      .frameLocator(`iframe[title="${this.staff.text('widgets.preview.title')}"]`)
      .frameLocator('iframe');
  }

  async open(tab: TextIn<'widgets.tab'>): Promise<void> {
    await this.tab(tab).click();
  }
  async save(): Promise<void> {
    const name = this.staff.text('shell.action.save');
    await this.page.getByRole('button', { name, exact: true }).click();
  }
  async says(key: TextIn<'widgets'>): Promise<void> {
    await expect(this.page.getByText(this.staff.text(`widgets.${key}`)).first()).toBeVisible();
  }

  /** Goes to a part of a widget's settings. */
  async goTo(client: ChatClient, tab: TextIn<'widgets.tab'>): Promise<void> {
    const { origin } = new URL(this.page.url());
    await this.page.goto(`${origin}/settings/widget/${client.id}?tab=${tab}`);
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  /** Saves what has been changed, and waits until it is. */
  async saved(): Promise<void> {
    const notSaved = this.page.getByText(this.staff.text('widgets.notSaved'), { exact: true });
    await expect(notSaved).toBeVisible();
    await this.save();
    await expect(notSaved).toBeHidden();
  }

  radio(name: TextIn<'widgets'>) {
    return this.page.getByRole('radio', { name: this.staff.text(`widgets.${name}`) });
  }
  switch(name: TextIn<'widgets.field'>) {
    return this.page.getByRole('switch', { name: this.staff.text(`widgets.field.${name}`) });
  }

  /** Chooses a flow by its title in the field that is named so; the first of them, where there are more. */
  async chooseFlow(field: string, title: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `${field}: ` })
      .first()
      .click();
    const search = this.page.getByRole('combobox', { name: field, exact: true });
    await search.fill(title);
    await search.press('Enter');
    await expect(search).toBeHidden();
  }

  /** Adds an entry to the menu of the first language. */
  async addToMenu(words: string, flow: string): Promise<void> {
    await this.staff.button('widgets.menu.add').click();
    await this.page.getByLabel(this.staff.text('widgets.menu.words')).fill(words);
    await this.chooseFlow(this.staff.text('widgets.menu.flow'), flow);
  }
}
