import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

/** What a control has to have for its label and its hint to be told of it. */
interface HintedControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface HintedFieldProps {
  label: string;
  /** What is good to know about the value. */
  hint: string;
  /** What is wrong with it, in place of the hint. */
  error?: string | undefined;
  children(control: HintedControl): ReactNode;
}

/** A label, a control, and below it what is good to know about the value or wrong with it. */
export function HintedField({ label, hint, error, children }: HintedFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {label}
      </Box>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': hintId })}
      <Box
        id={hintId}
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, fontSize: '0.8125rem', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? hint}
      </Box>
    </Box>
  );
}
