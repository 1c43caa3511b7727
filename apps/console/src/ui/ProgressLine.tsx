import Box from '@mui/material/Box';

/** How far something is. `value` is 0..1. */
export function ProgressLine({ value, label }: { value: number; label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ height: 3, bgcolor: 'tint.neutral' }}
    >
      <Box
        sx={{
          height: 1,
          width: `${Math.max(2, value * 100)}%`,
          bgcolor: 'primary.main',
          transition: 'width 180ms linear',
        }}
      />
    </Box>
  );
}
