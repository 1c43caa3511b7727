import Box from '@mui/material/Box';
import { useId } from 'react';
import { FramedInput } from '../../ui/FramedInput.tsx';

interface NumberSettingProps {
  label: string;
  /** As it is typed: what is no number stands there too. */
  value: string;
  /** What is counted, after the number. */
  unit?: string;
  /** What is within bounds, and what the number does. */
  hint: string;
  /** What is wrong with it, in place of the hint. */
  error?: string | undefined;
  onChange(value: string): void;
}

/** A whole number with its unit, and below it what it may be. */
export function NumberSetting({ label, value, unit, hint, error, onChange }: NumberSettingProps) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {label}
      </Box>
      <Box sx={{ maxWidth: 200 }}>
        <FramedInput
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          end={
            unit && (
              <Box
                component="span"
                aria-hidden
                sx={{ pr: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}
              >
                {unit}
              </Box>
            )
          }
        />
      </Box>
      <Box
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, fontSize: '0.8125rem', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? hint}
      </Box>
    </Box>
  );
}
