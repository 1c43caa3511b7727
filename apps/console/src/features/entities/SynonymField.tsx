import Box from '@mui/material/Box';
import { entityNameMax, entitySynonymsMax } from '@samtale/contract';
import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { splitSynonyms } from './change-entries.ts';
import { type EditorEntry, withSynonyms } from './editor-entity-type.ts';

interface SynonymFieldProps {
  entry: EditorEntry;
  onChange(next: EditorEntry): void;
  /** Arrows up and down, and Enter where nothing is typed. */
  onLeave(step: -1 | 1): void;
}

/**
 * The synonyms of a value. Enter, a comma or leaving the field adds what is typed, pasted lists are split, and
 * Backspace in the empty field takes the last one back to be typed anew.
 */
export function SynonymField({ entry, onChange, onLeave }: SynonymFieldProps) {
  const { t } = useTranslation('entities');
  const { synonyms, typed } = entry;
  const add = (text: string) => onChange(limited(withSynonyms(entry, splitSynonyms(text))));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = synonyms.at(-1);
    if (event.key === 'Enter' && !typed.trim()) onLeave(1);
    else if (event.key === 'Enter' || event.key === ',' || event.key === ';') add(typed);
    else if (event.key === 'ArrowUp') onLeave(-1);
    else if (event.key === 'ArrowDown') onLeave(1);
    else if (event.key === 'Backspace' && typed === '' && last !== undefined)
      onChange({ ...entry, synonyms: synonyms.slice(0, -1), typed: last });
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = splitSynonyms(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    onChange(limited({ ...withSynonyms(entry, pasted), typed }));
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        minHeight: 32,
        px: 0.5,
        py: '3px',
        border: 1,
        borderColor: 'transparent',
        borderRadius: '6px',
        cursor: 'text',
        '&:hover': { borderColor: 'divider' },
        '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
      }}
    >
      {synonyms.map((synonym) => (
        <Chip
          key={synonym}
          text={synonym}
          onRemove={() => onChange({ ...entry, synonyms: synonyms.filter((one) => one !== synonym) })}
        />
      ))}
      <Box
        component="input"
        data-cell="synonyms"
        value={typed}
        maxLength={entityNameMax}
        aria-label={t('entry.synonymsOf', { name: entry.name })}
        placeholder={synonyms.length ? undefined : t('entry.addSynonym')}
        onChange={({ target }) => onChange({ ...entry, typed: target.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed && add(typed)}
        sx={{
          // Room to type in; until then it does not ask for a line of its own.
          flex: typed ? '1 1 96px' : '1 1 24px',
          minWidth: 0,
          height: 24,
          px: 0.5,
          border: 0,
          font: 'inherit',
          fontSize: '0.875rem',
          color: 'text.primary',
          background: 'none',
          '&:focus, &:focus-visible': { outline: 'none' },
        }}
      />
    </Box>
  );
}

const limited = (entry: EditorEntry): EditorEntry =>
  entry.synonyms.length > entitySynonymsMax
    ? { ...entry, synonyms: entry.synonyms.slice(0, entitySynonymsMax) }
    : entry;

function Chip({ text, onRemove }: { text: string; onRemove(): void }) {
  const { t } = useTranslation('entities');
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 0,
        maxWidth: '100%',
        height: 24,
        pl: 1,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        bgcolor: 'tint.neutral',
      }}
    >
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        title={text}
      >
        {text}
      </Box>
      <Box
        component="button"
        type="button"
        // Not a stop of its own: Backspace in the field does the same by keyboard.
        tabIndex={-1}
        aria-label={t('entry.removeSynonym', { name: text })}
        onClick={onRemove}
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 24,
          height: 24,
          p: 0,
          border: 0,
          borderRadius: '6px',
          background: 'none',
          color: 'text.secondary',
          cursor: 'pointer',
          '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
        }}
      >
        <X size={13} aria-hidden />
      </Box>
    </Box>
  );
}
