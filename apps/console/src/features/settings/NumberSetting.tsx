import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
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
    <FieldFrame id={id} label={label} note={hint} problem={error}>
      <Box sx={{ maxWidth: 200 }}>
        <FramedInput
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
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
    </FieldFrame>
  );
}
