/** The columns of the lists; where it is narrower than 800 px, the first two of them. */
export const questionColumns = {
  display: 'grid',
  gridTemplateColumns: {
    '@': '36px minmax(0, 1fr)',
    '@800': '36px minmax(0, 1fr) 84px 112px minmax(120px, 200px) 152px',
  },
  alignItems: 'center',
  columnGap: { '@': 0.5, '@800': 2 },
  px: { '@': 1, '@800': 1.5 },
} as const;

/** A row in them. */
export const questionRow = {
  ...questionColumns,
  minHeight: 64,
  py: 1,
  rowGap: 0.25,
  transition: 'background-color 120ms',
} as const;
