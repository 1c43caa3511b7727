import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Leads to all of what a section names a few of. */
export const SectionLink = createLink((props: ComponentProps<'a'>) => (
  <MuiLink {...props} sx={{ fontSize: '0.8125rem' }} />
));

/** A line that leads to what it tells of. */
export const QuickRow = createLink((props: ComponentProps<'a'>) => (
  <Box
    component="a"
    {...props}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0.25,
      mx: -1.5,
      px: 1.5,
      py: 1,
      borderRadius: 1,
      color: 'text.primary',
      textDecoration: 'none',
      '&:hover': { bgcolor: 'action.hover' },
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    }}
  />
));
