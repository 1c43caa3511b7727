import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface FormColumnProps {
  /** The widest it gets, in pixels. */
  maxWidth?: number;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What is filled in below an editor's head: sections in a column, which scroll by themselves where there is room. */
export const FormColumn = ({ maxWidth = 784, ref, children }: FormColumnProps) => (
  <Box
    ref={ref}
    sx={{
      flex: 1,
      minHeight: 0,
      overflowY: { md: 'auto' },
      px: { xs: 2, md: 4 },
      pt: 3,
      pb: 6,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ display: 'grid', gap: 5, maxWidth }}>{children}</Box>
  </Box>
);
