import { expect } from '@playwright/test';
import { Console } from './console.ts';

/** The flow list as someone of the staff uses it. */
export class FlowViews extends Console {
  async show(view: 'list' | 'tree' | 'chart'): Promise<void> {
    await this.page.getByRole('radio', { name: this.text(`flows.list.view.${view}`) }).check({ force: true });
  }

  row(title: string) {
    return this.page.getByRole('treeitem').filter({ has: this.page.getByText(title, { exact: true }) });
  }

  /** Chooses to delete a flow, which is asked about first. */
  async askToDelete(title: string): Promise<void> {
    await this.row(title).getByRole('button').last().click();
    await this.page.getByRole('menuitem', { name: this.text('shell.action.delete') }).click();
  }

  /** Deletes a flow, the question answered. */
  async delete(title: string): Promise<void> {
    await this.askToDelete(title);
    const question = this.page.getByRole('dialog');
    await question.getByRole('button', { name: this.text('shell.action.delete') }).click();
  }

  node(title: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${title} ?(?=${this.kinds})`) });
  }

  private get kinds() {
    return (['published', 'changed', 'draft', 'disabled'] as const)
      .map((status) => this.text(`flows.status.${status}`))
      .join('|');
  }

  async search(text: string): Promise<void> {
    await this.page.getByLabel(this.text('flows.list.search')).fill(text);
  }

  async expectBelow(title: string, level: number): Promise<void> {
    await expect(this.row(title)).toHaveAttribute('aria-level', String(level));
  }
}
