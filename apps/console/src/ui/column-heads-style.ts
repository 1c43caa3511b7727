/** The line that names a list's columns; narrow screens have no columns. */
export const columnHeadsStyle = (columns: string) =>
  ({
    display: { xs: 'none', md: 'grid' },
    gridTemplateColumns: columns,
    columnGap: 2,
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
  }) as const;
