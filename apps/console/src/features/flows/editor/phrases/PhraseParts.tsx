import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

/** What a phrase is made of that is no question: piece by piece, in as many lines as it takes. */
export function PhraseParts({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <Box
      ref={ref}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        flex: 1,
        minWidth: 0,
        gap: 1,
        my: 0.5,
      }}
    >
      {children}
    </Box>
  );
}
