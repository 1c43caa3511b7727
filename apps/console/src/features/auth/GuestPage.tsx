import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../ui/page-title.ts';
import { FjordIllustration } from './FjordIllustration.tsx';
import { GuestHead } from './GuestHead.tsx';

interface GuestPageProps {
  /** Of the browser's tab. */
  title: string;
  heading: string;
  introduction: ReactNode;
  /** Where one came from, above the heading. */
  back?: ReactNode;
  /** There is much to fill in: phones have less of the view. */
  isLong?: boolean;
  children?: ReactNode;
}

/** A screen for guests: a form on one half, a view on the other; narrow screens keep a strip of the view. */
export function GuestPage({ title, heading, introduction, back, isLong = false, children }: GuestPageProps) {
  useEffect(() => {
    setPageTitle(title);
  }, [title]);
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(440px, 5fr) 7fr' },
        gridTemplateRows: { xs: `${isLong ? 64 : 176}px 1fr`, md: '1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: 'relative', overflow: 'hidden', order: { md: 1 } }}>
        <FjordIllustration />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 3, sm: 6, lg: 10 },
          py: { xs: 2.5, md: 4 },
        }}
      >
        <GuestHead sx={{ width: '100%', maxWidth: 400, mx: 'auto' }} />
        <Box
          sx={{
            width: '100%',
            maxWidth: 400,
            mx: 'auto',
            my: { xs: 0, md: 'auto' },
            py: { xs: isLong ? 2.5 : 4, md: 6 },
          }}
        >
          {back && <Box sx={{ mb: 1 }}>{back}</Box>}
          <Typography variant="h1">{heading}</Typography>
          <Typography component="div" sx={{ mt: 0.75, mb: isLong ? 3 : 4, color: 'text.secondary' }}>
            {introduction}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
