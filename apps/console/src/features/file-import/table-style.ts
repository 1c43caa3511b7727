/** A plain table of cells with hairlines and a heading that stays. */
export const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& th, & td': {
    px: 1.5,
    py: 1,
    textAlign: 'left',
    verticalAlign: 'top',
    maxWidth: 420,
    overflowWrap: 'anywhere',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    fontSize: '0.75rem',
    fontWeight: 550,
    color: 'text.secondary',
    bgcolor: 'background.default',
    boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  },
  '& tr + tr td': { borderTop: 1, borderColor: 'divider' },
} as const;
