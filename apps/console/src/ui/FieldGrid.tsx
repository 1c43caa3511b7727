import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields two by two; below each other where there is no room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
        '& input:read-only': { color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}
