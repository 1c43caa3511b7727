import { useWindowKeys } from '../../../ui/use-window-keys.ts';
import type { Saving } from './use-flow-editor.ts';

/** Marks the panel whose keys these are: other dialogs over it keep theirs. */
export const panelMark = { 'data-flow-panel': '' };

/** Ctrl/⌘ S saves, Ctrl/⌘ Enter publishes, wherever in the panel the focus is. */
export function useSaveKeys(save: (kind: Saving) => Promise<void>): void {
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-flow-panel]')) return;
    const kind = event.key.toLowerCase() === 's' ? 'draft' : event.key === 'Enter' ? 'publish' : null;
    if (!kind) return;
    event.preventDefault();
    if (!event.repeat) void save(kind);
  });
}
