import type { KeyboardEvent } from 'react';

/** What the keys work on: each row's checkbox has the focus, and its button opens it. */
export const rowCheckbox = { 'data-row-checkbox': '' } as const;
export const rowOpener = { 'data-row-opener': '' } as const;
export const rowUnfolder = { 'data-row-unfolder': '' } as const;
/** On the row itself, around the three. */
export const row = { 'data-row': '' } as const;

/** Arrow keys go from row to row, right and left unfold and fold, Enter opens. Space selects without help. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-row-checkbox]')) return;
  const handled = {
    ArrowDown: () => focusBeside(list, target, 1),
    ArrowUp: () => focusBeside(list, target, -1),
    ArrowRight: () => unfold(target, true),
    ArrowLeft: () => unfold(target, false),
    Enter: () => inRow(target, '[data-row-opener]')?.click(),
  }[key];
  if (!handled) return;
  event.preventDefault();
  handled();
}

function focusBeside(list: HTMLElement, from: HTMLElement, step: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-checkbox]')];
  rows[rows.indexOf(from) + step]?.focus();
}

const inRow = (target: HTMLElement, selector: string) =>
  target.closest('[data-row]')?.querySelector<HTMLElement>(selector);

function unfold(target: HTMLElement, open: boolean): void {
  const unfolder = inRow(target, '[data-row-unfolder]');
  if (unfolder?.getAttribute('aria-expanded') === String(!open)) unfolder.click();
}
