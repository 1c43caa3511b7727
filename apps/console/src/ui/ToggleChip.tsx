import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ToggleChipProps {
  pressed: boolean;
  /** Its name, where what it shows does not say it. */
  label?: string;
  onPress(): void;
  children: ReactNode;
}

/** One of a few ways to see a list, which is on or off. */
export function ToggleChip({ pressed, label, onPress, children }: ToggleChipProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      sx={{
        height: 28,
        px: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        cursor: 'pointer',
        transition: 'background-color 120ms, color 120ms',
        '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
        '&[aria-pressed="true"]': {
          color: 'text.primary',
          bgcolor: 'tint.accent',
          borderColor: 'transparent',
        },
      }}
    >
      {children}
    </Box>
  );
}
