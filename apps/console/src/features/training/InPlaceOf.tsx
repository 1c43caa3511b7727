import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InPlaceOfProps {
  isShown: boolean;
  /** What stands there otherwise; its height is kept, so that nothing below moves. */
  usual: ReactNode;
  children: ReactNode;
}

/** Stands for a while where something else does, and stays in view below the shell's bar while the page is scrolled. */
export function InPlaceOf({ isShown, usual, children }: InPlaceOfProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        '& > *': { gridArea: '1 / 1', minWidth: 0 },
        ...(isShown && { position: 'sticky', top: 64, zIndex: 1, pointerEvents: 'none' }),
      }}
    >
      <Box sx={{ visibility: isShown ? 'hidden' : undefined }}>{usual}</Box>
      {isShown && children}
    </Box>
  );
}
