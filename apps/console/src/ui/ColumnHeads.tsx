import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { columnHeadsStyle } from './column-heads-style.ts';

export interface ColumnHead<Column extends string> {
  id: Column;
  label: string;
  /** Numbers and dates stand at the end of their column. */
  end?: boolean;
  /** The order it begins with: text and states rise; numbers and dates fall, the most and the newest first. */
  rising?: boolean;
}

interface ColumnHeadsProps<Column extends string> {
  heads: readonly ColumnHead<Column>[];
  /** `grid-template-columns` of the heads and the rows below them. */
  columns: string;
  sorted: Column;
  /** Sorted in the other direction than the column begins with. */
  reversed: boolean;
  onSort(column: Column, reversed: boolean): void;
}

/** Names the columns of a list; a press sorts by one, another turns it around. Narrow screens have no columns. */
export function ColumnHeads<Column extends string>(props: ColumnHeadsProps<Column>) {
  const { heads, columns, sorted, reversed, onSort } = props;
  return (
    <Box sx={columnHeadsStyle(columns)}>
      {heads.map(({ id, label, end = false, rising = false }) => {
        const isSorted = id === sorted;
        const Arrow = rising === reversed ? ArrowDown : ArrowUp;
        return (
          <Box
            key={id}
            component="button"
            type="button"
            aria-pressed={isSorted}
            onClick={() => onSort(id, isSorted && !reversed)}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              flexDirection: end ? 'row-reverse' : 'row',
              justifySelf: end ? 'end' : 'start',
              gap: 0.5,
              p: 0,
              border: 0,
              background: 'none',
              font: 'inherit',
              cursor: 'pointer',
              borderRadius: '4px',
              color: isSorted ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {label}
            <Arrow size={13} aria-hidden style={{ visibility: isSorted ? undefined : 'hidden' }} />
          </Box>
        );
      })}
    </Box>
  );
}
