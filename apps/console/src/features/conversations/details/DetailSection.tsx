import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One part of what is known beside a conversation, under its heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 2.5, '&:first-of-type': { pt: 0 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Says that there is nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Typography>;
}
