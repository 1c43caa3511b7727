import Box from '@mui/material/Box';
import { useId } from 'react';
import { FramedInput } from './FramedInput.tsx';

interface NameFieldProps {
  label: string;
  name: string;
  placeholder: string;
  maxLength: number;
  /** What is wrong with it, in words. */
  problem: string | null;
  /** What is good to know about it; gives way to a problem. */
  note: string | null;
  readOnly: boolean;
  autoFocus: boolean;
  onChange(name: string): void;
}

/** The name of what is edited on a screen, and what is wrong with it. */
export function NameField(props: NameFieldProps) {
  const { label, name, placeholder, maxLength, problem, note, readOnly, autoFocus, onChange } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const shown = problem ?? note;
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {label}
      </Box>
      <FramedInput
        id={id}
        value={name}
        readOnly={readOnly}
        autoFocus={autoFocus}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-invalid={problem !== null}
        aria-describedby={shown ? noteId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {shown && (
        <Box
          id={noteId}
          role={problem === null ? undefined : 'alert'}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: problem === null ? 'text.secondary' : 'error.main' }}
        >
          {shown}
        </Box>
      )}
    </Box>
  );
}
