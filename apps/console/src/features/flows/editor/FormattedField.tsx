import Box from '@mui/material/Box';
import { messageTextMax } from '@samtale/contract';
import { type KeyboardEvent, useRef } from 'react';
import { applyEdit } from './apply-edit.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import { type Format, formatSelection } from './format-selection.ts';

interface FormattedFieldProps {
  label: string;
  placeholder: string;
  value: string;
  invalid: boolean;
  minRows: number;
  onChange(text: string): void;
}

/** Keys with Ctrl or ⌘; with Shift where the letter is upper case. */
const formatOfKey: Record<string, Format> = {
  b: 'bold',
  i: 'italic',
  X: 'strike',
  k: 'link',
  '&': 'numbers',
  '*': 'bullets',
};
/** Shift with a digit writes other signs on other keyboards. */
const formatOfCode: Record<string, Format> = { Digit7: 'numbers', Digit8: 'bullets' };

const lineHeight = 20;

/** A text with its formatting: what is typed are the marks that visitors see as bold, lists and links. */
export function FormattedField(props: FormattedFieldProps) {
  const { label, placeholder, value, invalid, minRows, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const format = (chosen: Format) => {
    if (!field.current) return;
    const { selectionStart, selectionEnd } = field.current;
    applyEdit(field.current, formatSelection(field.current.value, selectionStart, selectionEnd, chosen));
  };
  const insert = (words: string) => {
    if (!field.current) return;
    const { selectionStart: start, selectionEnd: end } = field.current;
    const caret = start + words.length;
    applyEdit(field.current, { start, end, replacement: words, selection: [caret, caret] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
    const chosen = (event.shiftKey && formatOfCode[event.code]) || formatOfKey[key];
    if (!chosen) return;
    // ⌘ K would open the menu's search.
    event.preventDefault();
    event.stopPropagation();
    format(chosen);
  };
  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : 'line.control',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: invalid ? 'error.main' : 'text.secondary' },
        '&:has(textarea:focus)': {
          borderColor: invalid ? 'error.main' : 'primary.main',
          boxShadow: `inset 0 0 0 1px var(--mui-palette-${invalid ? 'error' : 'primary'}-main)`,
        },
      }}
    >
      <FormatToolbar onFormat={format} onInsert={insert} />
      <Box
        component="textarea"
        ref={field}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={invalid}
        maxLength={messageTextMax}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: minRows * lineHeight + 16,
          maxHeight: 14 * lineHeight + 16,
          px: 1.5,
          py: 1,
          border: 0,
          resize: 'none',
          fieldSizing: 'content',
          font: 'inherit',
          fontSize: '0.875rem',
          lineHeight: `${lineHeight}px`,
          color: 'text.primary',
          background: 'none',
          '&:focus-visible': { outline: 'none' },
        }}
      />
    </Box>
  );
}
