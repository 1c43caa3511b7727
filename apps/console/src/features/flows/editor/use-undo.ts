import { type SetStateAction, useCallback, useState } from 'react';
import { useWindowKeys } from '../../../ui/use-window-keys.ts';
import { beginHistory, change, redo, undo } from './undo-history.ts';

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/**
 * A state whose changes can be taken back, also by Ctrl/⌘ Z and, made again, by Ctrl/⌘ Shift Z or Ctrl Y. Within a
 * text field these keys are the field's own.
 */
export function useUndo<State>(initial: State) {
  const [history, setHistory] = useState(() => beginHistory(initial));
  const set = useCallback((next: SetStateAction<State>) => {
    const now = performance.now();
    setHistory((before) => {
      const value = typeof next === 'function' ? (next as (state: State) => State)(before.present) : next;
      return change(before, value, now);
    });
  }, []);
  const takeBack = useCallback(() => setHistory(undo), []);
  const makeAgain = useCallback(() => setHistory(redo), []);
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) makeAgain();
    else takeBack();
  });
  return {
    state: history.present,
    set,
    undo: history.past.length ? takeBack : null,
    redo: history.future.length ? makeAgain : null,
  };
}
