import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';

interface JsonFieldProps {
  label: string;
  hint: string;
  value: string;
  maxLength: number;
  /** What is wrong with it, in place of the hint. */
  error?: string;
  onChange(value: string): void;
}

/** Some lines of JSON, in letters of one width. */
export function JsonField({ label, hint, value, maxLength, error, onChange }: JsonFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={hint} problem={error}>
      <Box
        component="textarea"
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        rows={8}
        value={value}
        maxLength={maxLength}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          display: 'block',
          width: '100%',
          p: 1.5,
          border: 1,
          borderColor: error ? 'error.main' : 'line.control',
          borderRadius: 1,
          resize: 'vertical',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      />
    </FieldFrame>
  );
}
