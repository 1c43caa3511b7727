import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  /** Names the choice. */
  label: string;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  disabled?: boolean;
  onChange(value: Value): void;
}

/** One of a few, side by side. With an icon, the words are for screen readers and the tooltip. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, disabled = false, onChange } = props;
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        flexShrink: 0,
        p: '3px',
        gap: '2px',
        borderRadius: 1,
        bgcolor: 'tint.neutral',
      }}
    >
      {choices.map((choice) => (
        <Box
          key={choice.value}
          component="label"
          title={choice.icon ? choice.label : undefined}
          sx={{
            position: 'relative',
            display: 'inline-flex',
            alignItems: 'center',
            height: 30,
            px: choice.icon ? 1 : 1.25,
            borderRadius: '6px',
            fontSize: '0.8125rem',
            fontWeight: 550,
            whiteSpace: 'nowrap',
            cursor: disabled ? 'default' : 'pointer',
            color: 'text.secondary',
            transition: 'background-color 120ms, color 120ms',
            '&:hover': { color: disabled ? undefined : 'text.primary' },
            '&:has(:checked)': {
              color: 'text.primary',
              bgcolor: 'background.paper',
              boxShadow: '0 0 0 1px var(--mui-palette-divider)',
            },
            '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)' },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            aria-label={choice.label}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          {choice.icon ?? <span aria-hidden>{choice.label}</span>}
        </Box>
      ))}
    </Box>
  );
}
