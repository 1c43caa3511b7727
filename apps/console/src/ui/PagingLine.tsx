import Box, { type BoxProps } from '@mui/material/Box';
import { keysHint } from './keys-hint.ts';
import { Paging } from './Paging.tsx';

interface PagingLineProps extends Pick<BoxProps, 'sx'> {
  /** Counts from 1. */
  page: number;
  lastPage: number;
  rowsPerPage: number;
  total: number;
  /** Which keys do what in the list above; shown where there is a keyboard. */
  keys?: string | undefined;
  onPage(page: number): void;
}

/** The line below a list: its keys, and its pages where there are several. */
export function PagingLine({ keys, sx, ...pages }: PagingLineProps) {
  return (
    <Box sx={[{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }, ...[sx ?? []].flat()]}>
      <Box sx={{ flex: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        <Box component="span" sx={keysHint}>
          {keys}
        </Box>
      </Box>
      {(pages.lastPage > 1 || pages.page > 1) && <Paging {...pages} />}
    </Box>
  );
}
