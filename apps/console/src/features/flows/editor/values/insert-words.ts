import { applyEdit } from '../apply-edit.ts';

/** Puts words where the caret is, or in place of what is selected, as if they had been typed. */
export function insertWords(field: HTMLTextAreaElement | null, words: string): void {
  if (!field) return;
  const { selectionStart: start, selectionEnd: end } = field;
  const caret = start + words.length;
  applyEdit(field, { start, end, replacement: words, selection: [caret, caret] });
}
