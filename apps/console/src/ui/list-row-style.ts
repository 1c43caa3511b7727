/** A row of a list under `ColumnHeads` of these columns: one line on wide screens, two and a button on narrow ones. */
export const listRowStyle = (columns: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', md: columns },
    columnGap: { xs: 1, md: 2 },
    alignItems: 'center',
    minHeight: { xs: 64, md: 46 },
    pl: { xs: 2, md: 4 },
    pr: { xs: 1, md: 3 },
  }) as const;

/** A number or a date in such a row; narrow screens show it elsewhere. */
export const numberCellStyle = {
  display: { xs: 'none', md: 'block' },
  textAlign: 'right',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A plain button in such a row, as a small `IconButton` looks: a long list has many. */
export const rowButtonStyle = {
  display: 'inline-flex',
  p: '5px',
  border: 0,
  borderRadius: '8px',
  color: 'text.secondary',
  bgcolor: 'transparent',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '& svg': { width: 18, height: 18 },
} as const;
