import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** One line on what it shows. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a screen of figures, in a frame of its own. */
export function Panel({ title, hint, children }: PanelProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        minWidth: 0,
        p: { xs: 2, md: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}
