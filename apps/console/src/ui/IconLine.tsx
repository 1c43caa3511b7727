import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconLineProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** A line of a list: what kind of thing it is, and all there is to it. */
export function IconLine({ icon: Icon, children }: IconLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', width: 40, color: 'text.secondary' }}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}
