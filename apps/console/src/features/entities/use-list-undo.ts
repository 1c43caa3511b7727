import { type KeyboardEvent, useState } from 'react';
import type { Undo } from './change-entries.ts';
import type { EditorEntityType } from './editor-entity-type.ts';

/** What was last done to the list as a whole, and how it is taken back. */
export interface Undoable {
  did: 'removed' | 'sorted' | 'added';
  count: number;
  undo: Undo;
}

/** Remembers the last removal, sorting or adding, and takes it back. */
export function useListUndo(
  onChange: (change: (entries: EditorEntityType['entries']) => EditorEntityType['entries']) => void,
) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  /** Ctrl/⌘ Z takes it back until something is typed: from then on it belongs to the field that was typed in. */
  const [byKey, setByKey] = useState(false);
  const undo = () => {
    if (!undoable) return;
    onChange(undoable.undo);
    setUndoable(null);
  };
  return {
    undoable,
    undo,
    record: (next: Undoable | null) => {
      setUndoable(next);
      setByKey(true);
    },
    /** For the box around all fields of the list. */
    listeners: {
      onInput: () => setByKey(false),
      onKeyDown: (event: KeyboardEvent) => {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
        if (!isUndo || !undoable || !byKey) return;
        event.preventDefault();
        undo();
      },
    },
  };
}
