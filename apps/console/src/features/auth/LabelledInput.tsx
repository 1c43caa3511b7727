import Box from '@mui/material/Box';
import { type ComponentProps, useId } from 'react';
import { FramedInput } from '../../ui/FramedInput.tsx';

export interface LabelledInputProps extends ComponentProps<typeof FramedInput> {
  label: string;
  /** What is wrong with the value. */
  error?: string;
}

/** A text field with its label above and what is wrong with it below. */
export function LabelledInput({ label, error, ...input }: LabelledInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {label}
      </Box>
      <FramedInput
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <Box id={errorId} sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}
