import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands above the first message that had not been read when the conversation was opened. */
export function NewMessagesLine({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('chat');
  const name = t('conversation.newMessages');
  const line = { flex: 1, height: '1px', bgcolor: 'primary.main', opacity: 0.5 };
  return (
    <Box
      ref={ref}
      role="separator"
      aria-label={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}
    >
      <Box sx={line} />
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 500, color: 'primary.main' }}>
        {name}
      </Box>
      <Box sx={line} />
    </Box>
  );
}
