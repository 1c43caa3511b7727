import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TemplateSearch } from './template-search.ts';

/** The columns of header and rows alike: title, phrases, flows, changed, delete. */
export const templateColumns = 'minmax(0, 1fr) 112px 112px 132px 36px';

type Column = 'title' | NonNullable<TemplateSearch['by']>;
const columns: readonly Column[] = ['title', 'phrases', 'flows', 'changed'];

interface TemplateColumnsProps {
  address: TemplateSearch;
  onSort(part: Pick<TemplateSearch, 'by' | 'reversed'>): void;
}

/** Names the columns; a press sorts by one, another turns it around. */
export function TemplateColumns({ address, onSort }: TemplateColumnsProps) {
  const { t } = useTranslation('templates');
  const sorted = address.by ?? 'title';
  const sortBy = (column: Column) =>
    onSort({
      by: column === 'title' ? undefined : column,
      reversed: column === sorted && !address.reversed ? true : undefined,
    });
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: templateColumns,
        gap: 2,
        alignItems: 'center',
        height: 36,
        flexShrink: 0,
        pl: 4,
        pr: 3,
        fontSize: '0.75rem',
        fontWeight: 550,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {columns.map((column) => {
        const isNumber = column !== 'title';
        const Arrow = isNumber === Boolean(address.reversed) ? ArrowUp : ArrowDown;
        return (
          <Box
            key={column}
            component="button"
            type="button"
            aria-pressed={column === sorted}
            onClick={() => sortBy(column)}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              flexDirection: isNumber ? 'row-reverse' : 'row',
              justifySelf: isNumber ? 'end' : 'start',
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
      })}
    </Box>
  );
}
