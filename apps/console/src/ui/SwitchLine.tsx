import Box from '@mui/material/Box';
import { useId } from 'react';
import { Toggle } from './Toggle.tsx';

interface SwitchLineProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

/** A switch at the end of a line that says what it is for. */
export function SwitchLine({ label, checked, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Toggle id={id} checked={checked} disabled={disabled} onChange={onChange} />
    </Box>
  );
}
