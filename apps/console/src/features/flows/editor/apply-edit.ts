import type { TextEdit } from './format-selection.ts';

/**
 * Makes an edit as if it had been typed, so that the browser's own undo takes it back. There is no other way to that
 * than `execCommand`, which is deprecated and everywhere: https://github.com/w3c/editing/issues/209
 */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  if (edit.replacement) document.execCommand('insertText', false, edit.replacement);
  else document.execCommand('delete');
  field.setSelectionRange(...edit.selection);
}
