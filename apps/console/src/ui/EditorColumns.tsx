import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EditorColumnsProps {
  /** Pixels of the column at the side. */
  sideWidth: number;
  /** Heights of the rows where there are several, on narrow screens and on wide ones, as CSS has them. */
  rows?: { xs: string; md: string };
  children: ReactNode;
}

/** What is edited and, beside it, what belongs to it; on narrow screens one below the other. */
export function EditorColumns({ sideWidth, rows, children }: EditorColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) ${sideWidth}px` },
        ...(rows && { gridTemplateRows: rows }),
        flex: 1,
        minHeight: 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
