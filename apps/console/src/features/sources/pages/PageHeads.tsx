import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pageColumns, pageColumnsFrom } from './page-columns.ts';

const columns = ['page', 'tokens', 'lastUpdated', 'status', 'ignore'] as const;

/** Names the columns of the pages. The list is by address; narrow screens have no columns. */
export function PageHeads() {
  const { t } = useTranslation('jobs');
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', [pageColumnsFrom]: 'grid' },
        gridTemplateColumns: pageColumns,
        columnGap: 2,
        alignItems: 'center',
        height: 36,
        fontSize: '0.75rem',
        fontWeight: 550,
        color: 'text.secondary',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {columns.map((column) => (
        <Box
          component="span"
          key={column}
          sx={{ textAlign: column === 'tokens' ? 'right' : undefined, whiteSpace: 'nowrap' }}
        >
          {t(`page.column.${column}`)}
        </Box>
      ))}
    </Box>
  );
}
