import { useEffect, useEffectEvent } from 'react';

/** Ctrl/⌘ S saves, wherever on the screen the focus is; a dialog over it keeps its keys. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!event.repeat && !inDialog) save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
