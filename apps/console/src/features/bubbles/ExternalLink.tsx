import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where a bubble's link leads: in a tab of its own, which learns nothing of the console. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '2px' }}
    >
      {children}
    </Box>
  );
}
