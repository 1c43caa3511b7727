import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The product's mark, a speech bubble with a calm wave, and its name. */
export function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 28, height: 28, flexShrink: 0 }}>
        <Box
          component="path"
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
          d="M11 4h10a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8h-7l-6.200 4.600A1 1 0 0 1 6.200 27.800V23.300A8 8 0 0 1 3 16v-4a8 8 0 0 1 8-8Z"
        />
        <Box
          component="path"
          sx={{ fill: 'none', stroke: 'var(--mui-palette-primary-contrastText)' }}
          strokeWidth="2.400"
          strokeLinecap="round"
          d="M9.500 15.500c2.200-3 4.300-3 6.500 0s4.300 3 6.500 0"
        />
      </Box>
      <Typography
        data-label
        component="span"
        sx={{ fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.03em' }}
      >
        Samtale
      </Typography>
    </Box>
  );
}
