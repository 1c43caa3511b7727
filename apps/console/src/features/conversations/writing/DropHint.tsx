import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** Says over the conversation that what is held there will be sent with the message. */
export function DropHint({ zone }: { zone: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('writing');
  if (!zone.current) return null;
  return createPortal(
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        opacity: 0.92,
        pointerEvents: 'none',
        fontWeight: 550,
      }}
    >
      {t('file.drop')}
    </Box>,
    zone.current,
  );
}
