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
 * Backspace in the empty field takes the last one back to be typed again.
 */
export function SynonymField({ entry, onChange, onLeave }: SynonymFieldProps) {
  const { t } = useTranslation('entities');
  const { name, synonyms, typed } = entry;
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
    // Only widens what a pointer can hit; the field itself takes the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="synonyms"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
      }}
    >
      {synonyms.map((synonym) => (
        <span key={synonym} className="synonym">
          <span title={synonym}>{synonym}</span>
          <button
            type="button"
            // Not a stop of its own: Backspace in the field does the same by keyboard.
            tabIndex={-1}
            aria-label={t('entry.removeSynonym', { name: synonym })}
            onClick={() => onChange({ ...entry, synonyms: synonyms.filter((one) => one !== synonym) })}
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ))}
      <input
        data-cell="synonyms"
        value={typed}
        maxLength={entityNameMax}
        aria-label={t('entry.synonymsOf', { name })}
        // A blank one tells the styles apart: nothing is typed.
        placeholder={synonyms.length ? ' ' : t('entry.addSynonym')}
        onChange={({ target }) => onChange({ ...entry, typed: target.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed && add(typed)}
      />
    </div>
  );
}

const limited = (entry: EditorEntry): EditorEntry =>
  entry.synonyms.length > entitySynonymsMax
    ? { ...entry, synonyms: entry.synonyms.slice(0, entitySynonymsMax) }
    : entry;
