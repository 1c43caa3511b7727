import { listRowStyle, numberCellStyle, rowButtonStyle } from '../../../ui/list-row-style.ts';
import { columns } from './FlowColumns.tsx';

/**
 * What the rows of flows look like, for what is around them. The list is the first thing that most people see, and a
 * style of its own for each part of each row took longer than all else about it.
 */
export const flowRowsStyle = {
  '& .flow-row': listRowStyle(columns),
  '& .flow-row-target': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -2,
    bgcolor: 'tint.accent',
  },
  '& .flow-title': { display: 'flex', alignItems: 'center', minWidth: 0, gap: 1 },
  '& .flow-words': { minWidth: 0, py: { xs: 1, md: 0 } },
  '& .flow-name': { fontWeight: 500, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .flow-under': {
    display: { xs: 'flex', md: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.5,
    mt: 0.5,
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
  '& .flow-marks': { display: { xs: 'none', md: 'flex' }, gap: 0.75, minWidth: 0, overflow: 'hidden' },
  // Where there is no room for both, the first says all and the second as much as it can.
  '& .flow-marks > * + *': {
    display: 'block',
    flexShrink: 1,
    minWidth: 0,
    lineHeight: '22px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .flow-cell': { ...numberCellStyle, color: 'text.primary' },
  '& .flow-cell-quiet': { color: 'text.secondary' },
  '& .flow-menu': { ...rowButtonStyle, justifySelf: 'end' },
  '& .flow-toggle': {
    ...rowButtonStyle,
    p: 0.5,
    // It stands in the margin, so that the titles of one level line up.
    ml: { xs: -2, md: -4 },
    mr: { xs: -2, md: 0 },
    '& svg': { width: 16, height: 16, transition: 'rotate 120ms' },
  },
  '& [aria-expanded="true"] .flow-toggle svg': { rotate: '90deg' },
} as const;
