import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { tableStyle } from './table-style.ts';

interface PreviewTableProps {
  preview: { rows: readonly (readonly string[])[]; rowCount: number };
  /** What the columns are called. */
  names: readonly string[];
  /** What a column is read as, in words; null for one that is not used. */
  usedAs(column: number): string | null;
  /** Names the table. */
  label: string;
}

/** Words stay whole: where there is no room for all columns, the table is scrolled sideways. */
const wholeWords = { overflowWrap: 'break-word' } as const;
/** Letters of a value that stays on one line, such as a name or a number. */
const shortValue = 24;
/** In pixels; what is longer, such as an address of a page, breaks. */
const longestWord = 396;
const cellStyle = (cell = '') => ({
  maxWidth: longestWord,
  whiteSpace: cell.length > shortValue ? undefined : 'nowrap',
});
const previewStyle = { ...tableStyle, '& th, & td': { ...tableStyle['& th, & td'], ...wholeWords } };

/** The first rows as they were read; the columns that are used stand out. */
export function PreviewTable({ preview, names, usedAs, label }: PreviewTableProps) {
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const rows = preview.rows.map((cells, line) => ({ cells, line }));
  const columns = names.map((name, index) => ({ name, index, use: usedAs(index) }));
  return (
    <>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('preview.first', {
          count: preview.rowCount,
          shown: number(preview.rows.length),
          rows: number(preview.rowCount),
        })}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{ overflow: 'auto', maxHeight: 420, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="table" sx={previewStyle}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.index} scope="col">
                  <Box sx={{ mb: 0.5 }}>{column.name}</Box>
                  <StatusChip tone={column.use === null ? 'neutral' : 'info'}>
                    {column.use ?? t('preview.ignored')}
                  </StatusChip>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, line }) => (
              <tr key={line}>
                {columns.map(({ index, use: used }) => (
                  <Box
                    key={index}
                    component="td"
                    sx={{ color: used === null ? 'text.secondary' : 'text.primary' }}
                  >
                    <Box sx={cellStyle(cells[index])}>{cells[index] ?? ''}</Box>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}
