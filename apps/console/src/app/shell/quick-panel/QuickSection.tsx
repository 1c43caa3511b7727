import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface QuickSectionProps {
  title: string;
  /** At the end of the title: how many there are, or a way to all of them. */
  end?: ReactNode;
  children: ReactNode;
}

/** One kind of thing in the quick panel. */
export function QuickSection({ title, end, children }: QuickSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ '& + &': { mt: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h4" component="h3">
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Box>
  );
}

/** Stands where nothing needs anybody. */
export function QuickNothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Typography>;
}
