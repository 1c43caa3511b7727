import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and what they stand for, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {children}
    </Box>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary', mb: '2px' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}
