import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SettingHead } from './SettingHead.tsx';
import { Toggle } from './Toggle.tsx';

interface SettingRowProps {
  title: string;
  description: string;
  checked: boolean;
  onChange(on: boolean): void;
  /** What there is to choose when it is on. */
  children?: ReactNode;
}

/** Something that can be switched on, with what it does. */
export function SettingRow({ title, description, checked, onChange, children }: SettingRowProps) {
  const id = useId();
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box component="label" htmlFor={id} sx={{ flex: 1, cursor: 'pointer' }}>
          <SettingHead title={title} description={description} />
        </Box>
        <Toggle id={id} checked={checked} onChange={onChange} />
      </Box>
      {children}
    </Box>
  );
}
