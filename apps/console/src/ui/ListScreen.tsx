import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListScreenProps {
  /** Pixels below which the list is of no use any more; in a lower window the whole screen scrolls. */
  minHeight: number;
  children: ReactNode;
}

/** A screen as high as the window, whose list scrolls in itself. */
export function ListScreen({ minHeight, children }: ListScreenProps) {
  return (
    <Box
      data-fills
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        height: '100%',
        minHeight,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
