import Box from '@mui/material/Box';
import { columnHeadsStyle } from './column-heads-style.ts';

interface PlainHeadsProps {
  /** `grid-template-columns` of the heads and the rows below them. */
  columns: string;
  labels: readonly string[];
}

/** Names the columns of a list that is sorted in one way. Narrow screens have no columns. */
export function PlainHeads({ columns, labels }: PlainHeadsProps) {
  return (
    <Box aria-hidden sx={{ ...columnHeadsStyle(columns), color: 'text.secondary' }}>
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </Box>
  );
}
