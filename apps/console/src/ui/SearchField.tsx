import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface SearchFieldProps {
  /** The text searched for now, e.g. from the URL. */
  value: string;
  /** Gets the trimmed text when typing rests, and at once on Enter or clear. */
  onSearch(text: string): void;
  /** Names the field; also its placeholder. */
  label: string;
  /** Names the button that empties it. */
  clearLabel: string;
  /** Milliseconds of rest before `onSearch`; 250 without it. */
  delay?: number;
}

/** A search box that waits for the typist. Escape empties it. */
export function SearchField({ value, onSearch, label, clearLabel, delay = 250 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), delay);
  };
  const clear = () => {
    setText('');
    send('');
  };

  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={text}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          clear();
        }
      }}
      inputProps={{ 'aria-label': label, type: 'search', style: { appearance: 'none' } }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0, color: 'text.secondary' }}>
          <Search size={16} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton size="small" edge="end" aria-label={clearLabel} onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
