import Box from '@mui/material/Box';
import { entityNameMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../lib/screen/Problem.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import type { EditorEntry } from './editor-entity-type.ts';
import type { EntryCell } from './entry-styles.ts';
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
 * A value that is edited where it stands, in the styles its list gives it. Arrows and Enter go to the rows around, Alt
 * with arrows moves the row, and Backspace in an empty one removes it.
 */
export const EntryRow = memo(function EntryRow({ entry, isRegEx, problem, actions }: EntryRowProps) {
  const { t } = useTranslation('entities');
  const id = useId();
  const { name, synonyms, typed, pronounceAs, showSynonyms } = entry;
  const change = (part: Partial<EditorEntry>) => actions.change(entry, { ...entry, ...part });
  const keysOf = (cell: EntryCell) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const isEmpty = !name && !typed && !pronounceAs && synonyms.length === 0;
    if (altKey && key === 'ArrowUp') actions.move(entry, -1);
    else if (altKey && key === 'ArrowDown') actions.move(entry, 1);
    else if (key === 'ArrowUp') actions.go(entry, cell, -1);
    else if (key === 'ArrowDown' || key === 'Enter') actions.go(entry, cell, 1);
    else if (key === 'Backspace' && cell === 'name' && isEmpty) actions.remove(entry);
    else return;
    event.preventDefault();
  };
  return (
    <div className={isRegEx ? 'entry pattern' : 'entry'}>
      <div className="cells">
        <input
          className="field name"
          data-cell="name"
          value={name}
          maxLength={entityNameMax}
          spellCheck={!isRegEx}
          aria-label={t(isRegEx ? 'entry.pattern' : 'entry.name')}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={keysOf('name')}
        />
        {!isRegEx && (
          <>
            <SynonymField
              entry={entry}
              onChange={(next) => actions.change(entry, next)}
              onLeave={(step) => actions.go(entry, 'synonyms', step)}
            />
            <input
              className="field pronounce"
              data-cell="pronounceAs"
              value={pronounceAs}
              maxLength={entityNameMax}
              aria-label={t('entry.pronounceOf', { name })}
              placeholder={t('entry.pronounceAs')}
              onChange={({ target }) => change({ pronounceAs: target.value })}
              onKeyDown={keysOf('pronounceAs')}
            />
            <div className="show">
              <Toggle
                id={id}
                checked={showSynonyms}
                aria-label={t('entry.showOf', { name })}
                onChange={(on) => change({ showSynonyms: on })}
              />
              <label htmlFor={id}>{t('entry.show')}</label>
            </div>
          </>
        )}
        <button
          type="button"
          className="remove"
          aria-label={t(isRegEx ? 'entry.removePattern' : 'entry.remove', { name })}
          onClick={() => actions.remove(entry)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      {problem !== undefined && (
        <Box sx={{ px: 1 }}>
          <Problem messageKey={problem} />
        </Box>
      )}
    </div>
  );
});
