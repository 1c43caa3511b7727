import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { OpenChevron } from './OpenChevron.tsx';

interface FoldedSectionProps {
  title: string;
  about: string;
  /** It cannot be closed: something in it is wrong. */
  keptOpen?: boolean;
  children: ReactNode;
}

/** A part of a long form that few need: closed until it is opened. */
export function FoldedSection({ title, about, keptOpen = false, children }: FoldedSectionProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isOpen = opened || keptOpen;
  return (
    <Box component="section" aria-label={title} sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography component="h2" sx={{ m: 0 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
          sx={{
            justifyContent: 'flex-start',
            gap: 2,
            width: '100%',
            px: 2,
            py: 1.5,
            borderRadius: 1,
            textAlign: 'left',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="span" sx={{ display: 'block' }}>
              {title}
            </Typography>
            <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
              {about}
            </Box>
          </Box>
          <OpenChevron open={isOpen} />
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!isOpen} sx={{ px: 2, pt: 1, pb: 2.5 }}>
        {children}
      </Box>
    </Box>
  );
}
