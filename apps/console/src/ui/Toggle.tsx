import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role'> {
  onChange(on: boolean): void;
}

/** A switch: the browser's own checkbox, drawn as a track with a thumb. */
export function Toggle({ onChange, ...input }: ToggleProps) {
  return (
    <Box
      component="input"
      type="checkbox"
      role="switch"
      {...input}
      onChange={({ target }) => onChange(target.checked)}
      sx={{
        appearance: 'none',
        flexShrink: 0,
        width: 36,
        height: 20,
        m: 0,
        p: '3px',
        borderRadius: '10px',
        bgcolor: 'line.control',
        cursor: 'pointer',
        transition: 'background-color 140ms',
        '&::before': {
          content: '""',
          display: 'block',
          width: 14,
          height: 14,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          transition: 'translate 140ms',
        },
        '&:checked': { bgcolor: 'primary.main' },
        '&:checked::before': { translate: '16px', bgcolor: 'primary.contrastText' },
        '&:disabled': { opacity: 0.5, cursor: 'default' },
      }}
    />
  );
}
