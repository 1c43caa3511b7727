import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** A part of a long form, under a heading. */
export function ProfileSection({ title, about, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {about && (
        <Typography sx={{ mt: 0.25, fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}
