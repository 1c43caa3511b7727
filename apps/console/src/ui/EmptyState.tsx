import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What to do next, in a sentence. */
  description?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** It is all of the page. */
  isPage?: boolean;
}

/** Stands where content would be, and says how to get some. */
export function EmptyState({ icon: Icon, title, description, action, isPage = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 3,
        py: 8,
        mx: 'auto',
        maxWidth: 440,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 2,
          color: 'text.secondary',
          bgcolor: 'tint.neutral',
          borderRadius: '18px 18px 18px 5px',
        }}
      >
        <Icon size={24} strokeWidth={1.6} aria-hidden />
      </Box>
      <Typography variant="h3" component={isPage ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {description && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{description}</Typography>}
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}
