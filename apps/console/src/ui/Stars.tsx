import Box from '@mui/material/Box';
import { Star } from 'lucide-react';

interface StarsProps {
  /** How many are lit. */
  value: number;
  /** How many there are. */
  most: number;
  /** What it says to who does not see it. */
  label: string;
}

/** Pixels of a star. */
const size = 13;

/** A rating in stars: the lit ones, and the others in outline. */
export const Stars = ({ value, most, label }: StarsProps) => (
  <Box
    component="span"
    role="img"
    aria-label={label}
    sx={{ display: 'inline-flex', gap: '1px', flexShrink: 0, color: 'warning.main' }}
  >
    {Array.from({ length: most }, (_, index) => index + 1).map((star) => (
      <Box
        key={star}
        component={Star}
        size={size}
        aria-hidden
        sx={star <= value ? { fill: 'currentColor' } : { color: 'line.control' }}
      />
    ))}
  </Box>
);
