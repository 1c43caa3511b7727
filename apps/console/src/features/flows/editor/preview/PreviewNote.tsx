import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A word of the preview itself between what visitors see. */
export function PreviewNote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" sx={{ my: 1, color: 'text.secondary', textAlign: 'center' }}>
      {children}
    </Typography>
  );
}
