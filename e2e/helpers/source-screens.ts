import { expect, type Page } from '@playwright/test';
import type { Console } from './console.ts';
import type { TextIn } from './texts.ts';
import { toast } from './toast.ts';

/** The screens of sources as staff uses them. */
export class SourceScreens {
  readonly staff: Console;
  readonly page: Page;

  constructor(staff: Console) {
    this.staff = staff;
    this.page = staff.page;
  }

  text = (path: TextIn<'jobs'>, values?: Record<string, string>) => this.staff.text(`jobs.${path}`, values);
  link = (path: TextIn<'jobs'>) => this.page.getByRole('link', { name: this.text(path) });
  row = (name: string) =>
    this.page
      .getByRole('list', { name: this.text('page.list') })
      .getByRole('listitem')
      .filter({ hasText: name });
  said = (path: TextIn<'jobs'>) => expect(toast(this.page, this.text(path)).first()).toBeVisible();

  async open(): Promise<void> {
    await this.staff.goTo('jobs');
    await expect(this.page.getByRole('heading', { name: this.text('title'), exact: true })).toBeVisible();
  }

  /** Saves a new website, whose pages are then shown. */
  async addWebsite(url: string): Promise<void> {
    await this.open();
    await this.link('list.addWebsite').click();
    await this.page.getByLabel(this.text('form.field.url')).fill(url);
    await this.staff.button('shell.action.save').click();
    await expect(this.page).toHaveURL(/\/jobs\/detail\/[\da-f-]{36}/);
  }

  /** Has been read to the end. */
  isRead = () =>
    expect(this.page.getByText(this.text('state.lastRun')).first()).toBeVisible({ timeout: 30_000 });

  async upload(name: string, content: Buffer): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  }

  uploaded = (name: string, list: 'uploads' | 'kept' = 'kept') =>
    this.page
      .getByRole('list', { name: this.text(`documents.${list}`), exact: true })
      .getByRole('listitem')
      .filter({ hasText: name });

  async ask(question: string) {
    await this.open();
    await this.staff.button('jobs.ask.open').click();
    await this.page.getByRole('textbox', { name: this.text('ask.question') }).fill(question);
    await this.page.keyboard.press('Enter');
    return this.page.getByRole('list', { name: this.text('ask.found') }).getByRole('listitem');
  }

  async choose(entry: string): Promise<void> {
    await this.staff.button('jobs.act.more').click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Leaves no sources behind. */
  async deleteOpen(): Promise<void> {
    await this.choose(this.staff.text('shell.action.delete'));
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.staff.text('shell.action.delete') })
      .click();
    await this.said('jobs.detail.delete');
    await expect(this.page).toHaveURL(/\/jobs\/list/);
  }
}
