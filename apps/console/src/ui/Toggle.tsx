import Box from '@mui/material/Box';
import { type ComponentProps, useEffect, useState } from 'react';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'role'> {
  checked: boolean;
  onChange(on: boolean): void;
}

/** Whoever keeps the value tells of a change within so many milliseconds, or has not taken it. */
const toldWithin = 200;

/** A switch: the browser's own checkbox, drawn as a track with a thumb. It does not jump back before the value is told. */
export function Toggle({ checked, onChange, ...input }: ToggleProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (chosen === checked) setChosen(null);
  useEffect(() => {
    if (chosen === null) return;
    const late = setTimeout(() => setChosen(null), toldWithin);
    return () => clearTimeout(late);
  }, [chosen]);
  return (
    <Box
      component="input"
      type="checkbox"
      role="switch"
      {...input}
      checked={chosen ?? checked}
      onChange={({ target }) => {
        setChosen(target.checked);
        onChange(target.checked);
      }}
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
