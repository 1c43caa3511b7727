import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What an entity type holds, with what it finds beside it; below it on narrow screens, which scroll as a whole. */
export function EntityTypeBody({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        flex: { md: 1 },
        minHeight: 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          minHeight: 0,
        }}
      >
        {children}
      </Box>
      {side}
    </Box>
  );
}
