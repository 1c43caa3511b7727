import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNumberFormat } from './use-number-format.ts';

export interface RankedRow {
  key: string;
  label: ReactNode;
  count: number;
  /** Says the count, where the number alone does not tell of what. */
  told?: string;
  /** Stands after the count. */
  aside?: ReactNode;
  /** Stands below the row. */
  below?: ReactNode;
}

/** What there is most of, the most first, each with a bar as long as its share of the first. */
export function RankedBars({ label, rows }: { label: string; rows: readonly RankedRow[] }) {
  const number = useNumberFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, label: text, count, told, aside, below }) => (
        <Box component="li" key={key} sx={{ py: 0.75 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, fontSize: '0.875rem' }}>
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {text}
            </Box>
            {aside}
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {told ?? number(count)}
            </Box>
          </Box>
          <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: '2px', bgcolor: 'tint.neutral' }}>
            <Box
              style={{ width: `${(100 * count) / most}%`, minWidth: count > 0 ? 4 : 0 }}
              sx={{ height: '100%', borderRadius: '2px', bgcolor: 'info.main' }}
            />
          </Box>
          {below}
        </Box>
      ))}
    </Box>
  );
}
