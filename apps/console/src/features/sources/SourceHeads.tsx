import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { columnHeadsStyle } from '../../ui/column-heads-style.ts';
import { sourceColumns, sourceColumnsFrom } from './source-columns.ts';

const columns = ['source', 'status', 'pages', 'tokens', 'lastRun', 'nextRun'] as const;

/** Names the columns of the sources. The list is by title; narrow screens have no columns. */
export function SourceHeads() {
  const { t } = useTranslation('jobs');
  return (
    <Box
      aria-hidden
      sx={{
        ...columnHeadsStyle(sourceColumns),
        display: { xs: 'none', [sourceColumnsFrom]: 'grid' },
        color: 'text.secondary',
      }}
    >
      {columns.map((column) => (
        <span
          key={column}
          style={column === 'source' || column === 'status' ? undefined : { textAlign: 'right' }}
        >
          {t(`list.column.${column}`)}
        </span>
      ))}
    </Box>
  );
}
