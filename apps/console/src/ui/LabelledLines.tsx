import Box from '@mui/material/Box';
import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

interface LabelledLinesProps extends ComponentProps<'textarea'> {
  label: string;
  /** What is good to know about the value. */
  note?: string | undefined;
  /** What is wrong with it, in place of the note. */
  error?: string | undefined;
}

/** A text field of several lines with its label above, and what is good to know or wrong below. */
export function LabelledLines({ label, note, error, ...lines }: LabelledLinesProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} problem={error} quiet>
      <Box
        component="textarea"
        rows={3}
        {...lines}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error || note ? `${id}-note` : undefined}
        sx={{
          display: 'block',
          width: '100%',
          px: 1.5,
          py: 1,
          border: 1,
          borderColor: error ? 'error.main' : 'line.control',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontSize: '0.875rem',
          lineHeight: 1.5,
          resize: 'vertical',
          '&:hover': { borderColor: error ? 'error.main' : 'text.secondary' },
          '&:focus-visible': { outline: 'none', borderColor: 'primary.main' },
        }}
      />
    </FieldFrame>
  );
}
