import Box from '@mui/material/Box';

interface TabLabelProps {
  text: string;
  /** How much stands there, as it is written; null for what is not counted. */
  count?: string | null;
  /** Says that something is wrong on the tab; null where nothing is. */
  wrong: string | null;
}

/** What stands on a tab of a form; a dot marks one with something wrong in it. */
export const TabLabel = ({ text, count = null, wrong }: TabLabelProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    {text}
    {count !== null && (
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    )}
    {wrong !== null && (
      <Box
        component="span"
        role="img"
        aria-label={wrong}
        sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'error.main' }}
      />
    )}
  </Box>
);
