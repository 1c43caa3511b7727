import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface SplitViewProps {
  list: ReactNode;
  /** The thing picked from the list; null when nothing is. */
  detail: ReactNode | null;
  /** Fills the detail's place on wide screens while nothing is picked. */
  placeholder?: ReactNode;
  /** Width of the list in pixels on wide screens; 360 without it. */
  listWidth?: number;
}

/**
 * A list with what is picked from it beside it. Under 900 px they are a stack: the detail covers the list, and the
 * detail brings its own way back. Both sides scroll on their own and fill the height they are given.
 */
export function SplitView({ list, detail, placeholder, listWidth = 360 }: SplitViewProps) {
  const hasDetail = detail !== null;
  return (
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0, minHeight: 0, height: '100%' }}>
      <Box
        sx={{
          display: { xs: hasDetail ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          width: { xs: '100%', md: listWidth },
          flexShrink: 0,
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
          bgcolor: 'background.paper',
        }}
      >
        {list}
      </Box>
      <Box
        sx={{
          display: { xs: hasDetail ? 'flex' : 'none', md: 'flex' },
          flexDirection: 'column',
          flex: 1,
          minWidth: 0,
          minHeight: 0,
        }}
      >
        {detail ?? placeholder}
      </Box>
    </Box>
  );
}
