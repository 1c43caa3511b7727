import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Switches below each other, with lines between them. */
export function SwitchList({ children }: { children: ReactNode }) {
  return <Box sx={{ borderTop: 1, borderColor: 'divider', 'div + &': { mt: 3 } }}>{children}</Box>;
}
