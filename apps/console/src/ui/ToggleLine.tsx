import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Toggle } from './Toggle.tsx';

interface ToggleLineProps {
  label: string;
  about: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** What stands before the switch. */
  children?: ReactNode;
}

/** A switch at the end of a line that says what it is for. */
export function ToggleLine({ label, about, checked, onChange, children }: ToggleLineProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
          {label}
        </Box>
        <Typography
          id={`${id}-about`}
          sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {about}
        </Typography>
      </Box>
      {children}
      <Toggle id={id} aria-describedby={`${id}-about`} checked={checked} onChange={onChange} />
    </Box>
  );
}
