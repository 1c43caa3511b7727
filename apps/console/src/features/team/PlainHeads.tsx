import Box from '@mui/material/Box';

interface PlainHeadsProps {
  /** `grid-template-columns` of the heads and the rows below them. */
  columns: string;
  labels: readonly string[];
}

/** Names the columns of a list that is sorted in one way. Narrow screens have no columns. */
export function PlainHeads({ columns, labels }: PlainHeadsProps) {
  return (
    <Box
      aria-hidden
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
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </Box>
  );
}
