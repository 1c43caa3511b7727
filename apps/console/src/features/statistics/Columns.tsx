import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Panels beside each other where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      gap: 2,
    }}
  >
    {children}
  </Box>
);
