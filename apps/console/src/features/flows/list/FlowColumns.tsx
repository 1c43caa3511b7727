import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FlowSearch, Sorting } from './flow-search.ts';

/** The columns of header and rows alike: title, status, phrases, changed, menu. */
export const columns = 'minmax(0, 1fr) 210px 112px 132px 36px';

interface FlowColumnsProps {
  address: FlowSearch;
  onSort(part: Pick<FlowSearch, 'sort' | 'reversed'>): void;
}

/** Names the columns; a press sorts by one, another turns it around. */
export function FlowColumns({ address, onSort }: FlowColumnsProps) {
  const { t } = useTranslation('flows');
  const sorted = address.sort ?? 'title';
  const sortBy = (column: 'title' | Sorting) =>
    onSort({
      sort: column === 'title' ? undefined : column,
      reversed: column === sorted && !address.reversed ? true : undefined,
    });
  const sortButton = (column: 'title' | Sorting, end = false) => {
    // Text and states start at the top of their order, numbers and dates with the most and newest: the arrow says which way it runs.
    const rising = (column === 'title' || column === 'status') !== Boolean(address.reversed);
    const Arrow = rising ? ArrowUp : ArrowDown;
    return (
      <Box
        component="button"
        type="button"
        aria-pressed={column === sorted}
        onClick={() => sortBy(column)}
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
          color: column === sorted ? 'text.primary' : 'text.secondary',
          '&:hover': { color: 'text.primary' },
        }}
      >
        {t(`list.column.${column}`)}
        <Arrow size={13} aria-hidden style={{ visibility: column === sorted ? undefined : 'hidden' }} />
      </Box>
    );
  };
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: columns,
        gap: 2,
        alignItems: 'center',
        height: 36,
        flexShrink: 0,
        pl: 4,
        pr: 3,
        fontSize: '0.75rem',
        fontWeight: 550,
        color: 'text.secondary',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {sortButton('title')}
      {sortButton('status')}
      {sortButton('phrases', true)}
      {sortButton('changed', true)}
    </Box>
  );
}
