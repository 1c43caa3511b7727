import { useWindowKeys } from './use-window-keys.ts';

/** Ctrl/⌘ S saves, wherever on the screen the focus is; a dialog over it keeps its keys. */
export function useSaveKey(save: () => void): void {
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!event.repeat && !inDialog) save();
  });
}
