import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is good to know before the fields below it are filled in. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'tint.neutral', fontSize: '0.8125rem' }}>
      {children}
    </Box>
  );
}
