import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export interface SkeletonRowsProps {
  /** Said to screen readers. */
  label: string;
  /** How many rows; 6 without it. */
  count?: number;
  /** Height of a row in pixels, as the real rows'; 56 without it. */
  rowHeight?: number;
  /** A round placeholder before each row. */
  avatar?: boolean;
}

/** Stands in for a list that is on its way, in the list's own rhythm. */
export function SkeletonRows({ label, count = 6, rowHeight = 56, avatar = false }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <Box role="status" aria-label={label}>
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            height: rowHeight,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {avatar && <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />}
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${36 + ((row * 17) % 31)}%`} height={16} />
            {rowHeight >= 56 && <Skeleton width={`${52 + ((row * 23) % 37)}%`} height={14} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
