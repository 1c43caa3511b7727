import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { addLines, sortEntries, undoAdding, undoSorting } from './change-entries.ts';
import { EntryHeads } from './EntryHeads.tsx';
import { EntryLine } from './EntryLine.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntryToolbar } from './EntryToolbar.tsx';
import type { EditorEntityType, EditorEntry } from './editor-entity-type.ts';
import { type EntryCell, entryStyles } from './entry-styles.ts';
import { useEntryList } from './use-entry-list.ts';
import { useListUndo } from './use-list-undo.ts';

interface EntryListProps {
  type: EditorEntityType;
  onChange(change: (entries: EditorEntityType['entries']) => EditorEntityType['entries']): void;
  /** What is typed and not yet added. */
  line: string;
  onLine(line: string): void;
  /** Message key of what is wrong with a value. */
  problemOf(entry: EditorEntry): string | undefined;
}

/** The values, or patterns, of an entity type: edited where they stand, added below the last one. */
export function EntryList({ type, onChange, line, onLine, problemOf }: EntryListProps) {
  const { t } = useTranslation('entities');
  const toast = useToast();
  const { entries, isRegEx } = type;
  const scroller = useRef<HTMLDivElement>(null);
  const lineField = useRef<HTMLInputElement>(null);

  const focus = (index: number, cell: EntryCell) => {
    requestAnimationFrame(() => {
      const count = virtualizer.options.count;
      if (index >= count || count === 0) return lineField.current?.focus();
      virtualizer.scrollToIndex(Math.max(0, index));
      requestAnimationFrame(() =>
        scroller.current
          ?.querySelector<HTMLElement>(`[data-index="${Math.max(0, index)}"] [data-cell="${cell}"]`)
          ?.focus(),
      );
    });
  };
  const undoing = useListUndo(onChange);
  const { filter, setFilter, shown, actions } = useEntryList({
    entries,
    onChange,
    focus,
    record: undoing.record,
  });
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 45,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 8,
  });

  const add = (text: string) => {
    const added = addLines(entries, text, isRegEx);
    if (added.refusedCount) toast.warning(t('entries.tooMany', { count: added.refusedCount }));
    if (added.entries.length === entries.length && !added.mergedCount)
      return toast.info(t('entries.already'));
    onChange(() => added.entries);
    setFilter('');
    const count = added.newCount + added.mergedCount;
    undoing.record(count > 1 ? { did: 'added', count, undo: undoAdding(entries, added.entries) } : null);
    requestAnimationFrame(() => virtualizer.scrollToIndex(added.entries.length - 1));
  };
  const sort = () => {
    onChange((now) => sortEntries(now));
    undoing.record({ did: 'sorted', count: entries.length, undo: undoSorting(entries) });
  };

  return (
    <Box {...undoing.listeners} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <EntryToolbar
        isRegEx={isRegEx}
        count={entries.length}
        shownCount={shown.length}
        filter={filter}
        undoable={undoing.undoable}
        onFilter={(text) => {
          setFilter(text);
          scroller.current?.scrollTo(0, 0);
        }}
        onSort={sort}
        onUndo={undoing.undo}
      />
      {!isRegEx && <EntryHeads />}
      <Box
        ref={scroller}
        sx={{
          flex: '0 1 auto',
          minHeight: 0,
          // Narrow screens scroll as a whole, up to a list that would be too much of it.
          maxHeight: { xs: '70dvh', md: 'none' },
          overflowY: 'auto',
          scrollbarGutter: { md: 'stable' },
          px: { xs: 1, md: 3 },
          borderTop: isRegEx ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        <Box
          component="ul"
          aria-label={t(isRegEx ? 'entries.patterns' : 'entries.label')}
          sx={entryStyles}
          style={{ position: 'relative', height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const entry = shown[index];
            if (!entry) return null;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                <EntryRow entry={entry} isRegEx={isRegEx} problem={problemOf(entry)} actions={actions} />
              </li>
            );
          })}
        </Box>
      </Box>
      {entries.length === 0 && (
        <Typography sx={{ px: { xs: 2, md: 4 }, pt: 2, maxWidth: 560, color: 'text.secondary' }}>
          {t(isRegEx ? 'entries.noPatterns' : 'entries.none')}
        </Typography>
      )}
      <EntryLine
        ref={lineField}
        line={line}
        isRegEx={isRegEx}
        onLine={onLine}
        onAdd={add}
        onUp={() => focus(shown.length - 1, 'name')}
      />
    </Box>
  );
}
