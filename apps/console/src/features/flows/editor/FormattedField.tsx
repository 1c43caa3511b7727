import Box from '@mui/material/Box';
import { messageTextMax } from '@samtale/contract';
import { type KeyboardEvent, useRef } from 'react';
import { applyEdit } from './apply-edit.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import { type Format, formatSelection } from './format-selection.ts';
import { insertWords } from './values/insert-words.ts';
import { ValueArea } from './values/ValueArea.tsx';
import { valueFrame } from './values/value-frame.ts';

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
const paddingAround = 16;
const mostRows = 14;

/** A text with its formatting: what is typed are the marks that visitors see as bold, lists and links. */
export function FormattedField(props: FormattedFieldProps) {
  const { label, placeholder, value, invalid, minRows, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const format = (chosen: Format) => {
    if (!field.current) return;
    const { selectionStart, selectionEnd } = field.current;
    applyEdit(field.current, formatSelection(field.current.value, selectionStart, selectionEnd, chosen));
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
    <Box sx={valueFrame(invalid)}>
      <FormatToolbar onFormat={format} onInsert={(words) => insertWords(field.current, words)} />
      <Box sx={{ maxHeight: mostRows * lineHeight + paddingAround, overflowY: 'auto' }}>
        <ValueArea
          ref={field}
          label={label}
          placeholder={placeholder}
          value={value}
          invalid={invalid}
          maxLength={messageTextMax}
          padding="8px 12px"
          minHeight={minRows * lineHeight + paddingAround}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
      </Box>
    </Box>
  );
}
