import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from './page-title.ts';

export interface PageHeaderProps {
  /** Names the screen; also becomes the browser tab's title. */
  title: string;
  /** One line on what the screen is for, or what is in it. */
  description?: ReactNode;
  /** A link back, shown above the title. */
  back?: ReactNode;
  /** Beside the title, e.g. a StatusChip. */
  status?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
}

/** The top of a screen: its one h1 and what can be done with all of it. */
export function PageHeader({ title, description, back, status, actions }: PageHeaderProps) {
  useEffect(() => {
    setPageTitle(title);
  }, [title]);
  return (
    <Box component="header" sx={{ px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 } }}>
      {back && <Box sx={{ mb: 1 }}>{back}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
            <Typography variant="h1" sx={{ minWidth: 0 }}>
              {title}
            </Typography>
            {status}
          </Box>
          {description && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{description}</Typography>}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
