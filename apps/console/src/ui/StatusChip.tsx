import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

export interface StatusChipProps {
  tone: StatusTone;
  children: ReactNode;
  /** A dot before the words, for states that are live now. */
  dot?: boolean;
}

/** A state in a word or two. It is read, not pressed: it never wears the accent. */
export function StatusChip({ tone, children, dot = false }: StatusChipProps) {
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        flexShrink: 0,
        height: 22,
        px: 1,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color,
        bgcolor: `tint.${tone}`,
      }}
    >
      {dot && (
        <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentcolor' }} />
      )}
      {children}
    </Box>
  );
}
