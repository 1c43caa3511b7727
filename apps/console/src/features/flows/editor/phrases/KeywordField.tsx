import Box from '@mui/material/Box';
import { keywordMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitWords, withWords } from './keyword-words.ts';

interface KeywordFieldProps {
  /** The keyword, then the other words that count as it; what is being typed is the last of them. */
  words: readonly string[];
  /** Counts from 1. */
  number: number;
  onChange(words: readonly string[]): void;
  /** Takes the whole keyword away. */
  onRemove(): void;
  /** Enter and arrows where nothing is typed: to the row above (-1) or below (1). */
  onMove(step: -1 | 1): void;
}

const word = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  height: 24,
  pl: 1,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  bgcolor: 'tint.neutral',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    p: 0,
    border: 0,
    borderRadius: '6px',
    color: 'text.secondary',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { color: 'text.primary' },
  },
};

/** A keyword with the other words for it, as chips. Enter or a comma adds one, Backspace takes the last one back. */
export function KeywordField({ words, number, onChange, onRemove, onMove }: KeywordFieldProps) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState('');
  const isTyping = typed !== '' && words.at(-1) === typed;
  const chips = isTyping ? words.slice(0, -1) : words.filter(Boolean);
  const text = isTyping ? typed : '';
  const placeholder = t(chips.length ? 'phrases.keyword.other' : 'phrases.keyword.word');
  const type = (next: string) => {
    setTyped(next);
    onChange(next ? [...chips, next] : chips);
  };
  const add = (pasted = text) => {
    setTyped('');
    onChange(withWords(chips, splitWords(pasted)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = chips.at(-1);
    if (event.key === 'Enter' && !text.trim()) onMove(1);
    else if (event.key === 'Enter' || event.key === ',' || event.key === ';') add();
    else if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'Backspace' && text === '' && last === undefined) onRemove();
    else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      setTyped(last);
      onChange(chips);
    } else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (splitWords(pasted).length < 2) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <Box
      role="group"
      aria-label={t('phrases.keyword.name', { number })}
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
        borderColor: 'line.control',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      {chips.map((chip, index) => (
        <Box key={chip} component="span" sx={{ ...word, fontWeight: index === 0 ? 550 : 400 }}>
          <span title={chip}>{chip}</span>
          <button
            type="button"
            // Not a stop of its own: Backspace in the field does the same by keyboard.
            tabIndex={-1}
            aria-label={t('phrases.keyword.removeWord', { word: chip })}
            onClick={() => onChange(words.filter((one) => one !== chip))}
          >
            <X size={13} aria-hidden />
          </button>
        </Box>
      ))}
      <Box
        component="input"
        value={text}
        maxLength={keywordMax}
        aria-label={t(chips.length ? 'phrases.keyword.otherOf' : 'phrases.keyword.name', {
          number,
          word: chips[0],
        })}
        placeholder={placeholder}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => text && add()}
        sx={{
          // As wide as what it says while it is empty; where there is no room beside the words, it is on a line of its own.
          flex: `1 1 ${placeholder.length + 2}ch`,
          minWidth: `min(${placeholder.length + 2}ch, 100%)`,
          width: `${placeholder.length + 2}ch`,
          height: 24,
          px: 0.5,
          border: 0,
          font: 'inherit',
          fontSize: '0.8125rem',
          color: 'text.primary',
          background: 'none',
          '&:focus': { outline: 'none' },
        }}
      />
    </Box>
  );
}
