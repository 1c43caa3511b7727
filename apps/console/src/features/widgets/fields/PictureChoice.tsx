import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface PictureChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; about?: string; picture: ReactNode }[];
  onChange(value: Value): void;
}

/** One of a few, each with a picture of what it looks like. */
export function PictureChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: PictureChoiceProps<Value>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 420, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            position: 'relative',
            display: 'grid',
            alignContent: 'start',
            gap: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            cursor: 'pointer',
            transition: 'border-color 120ms',
            '&:hover': { borderColor: 'text.secondary' },
            '&:has(:checked)': {
              borderColor: 'primary.main',
              boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
            },
            '&:has(:focus-visible)': {
              outline: '2px solid var(--mui-palette-primary-main)',
              outlineOffset: 2,
            },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          {option.picture}
          <Box sx={{ px: 0.5, pb: 0.25 }}>
            <Box sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>{option.label}</Box>
            {option.about && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{option.about}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
