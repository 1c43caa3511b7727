import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The page of what is edited: on wide screens as high as the window, with what is long scrolling within. */
export function EditorPage({ children }: { children: ReactNode }) {
  return (
    <Box
      data-fills
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        height: { md: '100%' },
        minHeight: { xs: '100%', md: 640 },
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
