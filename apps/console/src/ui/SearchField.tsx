import IconButton from '@mui/material/IconButton';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FramedInput } from './FramedInput.tsx';

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
  /** What was sent and has not come back yet, the oldest first. */
  const underWay = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === sent.current) underWay.current = [];
  });
  useEffect(() => {
    // What comes back may be older than what stands in the field: the list takes a while to follow the typist.
    const place = underWay.current.lastIndexOf(value);
    if (place >= 0) underWay.current = underWay.current.slice(place + 1);
    if (place >= 0 || value === sent.current) return;
    underWay.current = [];
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    underWay.current.push(trimmed);
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
    <FramedInput
      type="search"
      frameHeight={36}
      value={text}
      placeholder={label}
      aria-label={label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          clear();
        }
      }}
      start={<Search size={16} aria-hidden />}
      end={
        // There from the start: what is new on a page takes the first key longer to show.
        <IconButton
          size="small"
          aria-label={clearLabel}
          onClick={clear}
          style={{ visibility: text ? undefined : 'hidden' }}
        >
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}
