import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';

export interface LabelledInputProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'ref'> {
  label: string;
  /** What is wrong with the value. */
  error?: string;
  /** The field itself, to be given the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A text field with its label above and what is wrong with it below. */
export function LabelledInput({ label, error, ref, ...input }: LabelledInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel
        htmlFor={id}
        sx={{
          mb: 0.75,
          fontSize: '0.8125rem',
          fontWeight: 550,
          color: 'text.primary',
          '&.Mui-focused': { color: 'text.primary' },
        }}
      >
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        inputProps={{ ...input.inputProps, 'aria-describedby': error ? errorId : undefined }}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
