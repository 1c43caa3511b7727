import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { entityNameMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../ui/Toggle.tsx';
import { Problem } from '../flows/editor/Problem.tsx';
import type { EditorEntry } from './editor-entity-type.ts';
import { cellStyle, type EntryCell, entryColumns, patternColumns } from './entry-cells.ts';
import { SynonymField } from './SynonymField.tsx';

/** What a row asks of its list; the same object for as long as the list is there. */
export interface EntryActions {
  change(entry: EditorEntry, next: EditorEntry): void;
  remove(entry: EditorEntry): void;
  /** Puts the value a place up or down. */
  move(entry: EditorEntry, step: -1 | 1): void;
  /** Goes to the same field of the row above or below. */
  go(entry: EditorEntry, cell: EntryCell, step: -1 | 1): void;
}

interface EntryRowProps {
  entry: EditorEntry;
  isRegEx: boolean;
  /** Message key. */
  problem: string | undefined;
  actions: EntryActions;
}

/**
 * A value that is edited where it stands. Arrows and Enter go to the rows around, Alt with arrows moves the row, and
 * Backspace in an empty one removes it.
 */
export const EntryRow = memo(function EntryRow({ entry, isRegEx, problem, actions }: EntryRowProps) {
  const { t } = useTranslation('entities');
  const change = (part: Partial<EditorEntry>) => actions.change(entry, { ...entry, ...part });
  const keysOf = (cell: EntryCell) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey, currentTarget } = event;
    const isEmpty = entry.synonyms.length === 0 && !entry.typed && !entry.pronounceAs;
    if (altKey && key === 'ArrowUp') actions.move(entry, -1);
    else if (altKey && key === 'ArrowDown') actions.move(entry, 1);
    else if (key === 'ArrowUp') actions.go(entry, cell, -1);
    else if (key === 'ArrowDown' || key === 'Enter') actions.go(entry, cell, 1);
    else if (key === 'Backspace' && cell === 'name' && !currentTarget.value && isEmpty) actions.remove(entry);
    else return;
    event.preventDefault();
  };
  const removal = (
    <IconButton
      data-remove
      size="small"
      aria-label={t(isRegEx ? 'entry.removePattern' : 'entry.remove', { name: entry.name })}
      onClick={() => actions.remove(entry)}
      sx={{ gridArea: 'remove', width: 32, height: 32, color: 'text.secondary' }}
    >
      <X aria-hidden style={{ width: 16, height: 16 }} />
    </IconButton>
  );
  const name = (
    <Box
      component="input"
      data-cell="name"
      value={entry.name}
      maxLength={entityNameMax}
      spellCheck={!isRegEx}
      aria-label={t(isRegEx ? 'entry.pattern' : 'entry.name')}
      aria-invalid={problem !== undefined}
      onChange={({ target }) => change({ name: target.value })}
      onKeyDown={keysOf('name')}
      sx={{
        ...cellStyle,
        gridArea: 'name',
        fontWeight: isRegEx ? 400 : 500,
        ...(isRegEx && { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' }),
        ...(problem !== undefined && { borderColor: 'error.main' }),
      }}
    />
  );
  return (
    <Box
      sx={{
        py: '6px',
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '& [data-remove]': { opacity: { md: 0 } },
        '&:hover [data-remove], &:focus-within [data-remove]': { opacity: 1 },
      }}
    >
      {isRegEx ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: patternColumns,
            gridTemplateAreas: '"name remove"',
            alignItems: 'center',
            gap: 1,
          }}
        >
          {name}
          {removal}
        </Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 32px', md: entryColumns },
            gridTemplateAreas: {
              xs: '"name name remove" "synonyms synonyms synonyms" "pronounce show show"',
              md: '"name synonyms pronounce show remove"',
            },
            alignItems: 'start',
            columnGap: 1,
          }}
        >
          {name}
          <Box sx={{ gridArea: 'synonyms', minWidth: 0 }}>
            <SynonymField
              entry={entry}
              onChange={(next) => actions.change(entry, next)}
              onLeave={(step) => actions.go(entry, 'synonyms', step)}
            />
          </Box>
          <Box
            component="input"
            data-cell="pronounceAs"
            value={entry.pronounceAs}
            maxLength={entityNameMax}
            aria-label={t('entry.pronounceOf', { name: entry.name })}
            placeholder={t('entry.pronounceAs')}
            onChange={({ target }) => change({ pronounceAs: target.value })}
            onKeyDown={keysOf('pronounceAs')}
            sx={{
              ...cellStyle,
              gridArea: 'pronounce',
              '&::placeholder': { md: { visibility: 'hidden' } },
              '&:hover::placeholder, &:focus::placeholder': { visibility: 'visible' },
            }}
          />
          <Box
            component="label"
            sx={{
              gridArea: 'show',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 32,
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            <Toggle
              checked={entry.showSynonyms}
              aria-label={t('entry.showOf', { name: entry.name })}
              onChange={(showSynonyms) => change({ showSynonyms })}
            />
            <Box component="span" aria-hidden sx={{ display: { md: 'none' } }}>
              {t('entry.show')}
            </Box>
          </Box>
          {removal}
        </Box>
      )}
      {problem !== undefined && (
        <Box sx={{ px: 1 }}>
          <Problem messageKey={problem} />
        </Box>
      )}
    </Box>
  );
});
