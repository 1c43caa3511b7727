import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';

/** Points down at what can be opened below, and up once it is open. */
export function OpenChevron({ open }: { open: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        color: 'text.secondary',
        rotate: open ? '180deg' : '0deg',
        transition: 'rotate 140ms',
      }}
    >
      <ChevronDown size={16} aria-hidden />
    </Box>
  );
}
