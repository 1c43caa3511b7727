import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { entriesWith, undoRemoval } from './change-entries.ts';
import type { EntryActions } from './EntryRow.tsx';
import type { EditorEntityType, EditorEntry } from './editor-entity-type.ts';
import type { EntryCell } from './entry-styles.ts';
import type { Undoable } from './use-list-undo.ts';

type Entries = EditorEntityType['entries'];

interface EntryListOptions {
  entries: Entries;
  onChange(change: (entries: Entries) => Entries): void;
  /** Brings the focus to a field of a row that is shown; before the first and past the last one, to no row. */
  focus(index: number, cell: EntryCell): void;
  record(undoable: Undoable): void;
}

/** The values that are shown, and what their rows do. */
export function useEntryList({ entries, onChange, focus, record }: EntryListOptions) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter).trim().toLocaleLowerCase();
  const shown = useMemo(() => entriesWith(entries, wanted), [entries, wanted]);

  const now: EntryActions = {
    change: (entry, next) => onChange((list) => list.map((one) => (one.key === entry.key ? next : one))),
    remove: (entry) => {
      const place = placeOf(shown, entry);
      record({ did: 'removed', count: 1, undo: undoRemoval(entry, placeOf(entries, entry)) });
      onChange((list) => list.filter(({ key }) => key !== entry.key));
      // The row below takes its place; of the last, the one above.
      focus(place === shown.length - 1 ? place - 1 : place, 'name');
    },
    move: (entry, step) => {
      const place = placeOf(entries, entry);
      const other = entries[place + step];
      // Where only some are shown, the row beside it need not be the value beside it.
      if (wanted || !other) return;
      onChange((list) => list.with(place, other).with(place + step, entry));
      focus(place + step, 'name');
    },
    go: (entry, cell, step) => focus(placeOf(shown, entry) + step, cell),
  };
  // The rows keep one object, so that only those are drawn again whose value is another.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [actions] = useState<EntryActions>(() => ({
    change: (...of) => latest.current.change(...of),
    remove: (...of) => latest.current.remove(...of),
    move: (...of) => latest.current.move(...of),
    go: (...of) => latest.current.go(...of),
  }));
  return { filter, setFilter, shown, actions };
}

const placeOf = (list: Entries, entry: EditorEntry) => list.findIndex(({ key }) => key === entry.key);
