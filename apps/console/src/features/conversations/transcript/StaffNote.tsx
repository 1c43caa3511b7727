import Box from '@mui/material/Box';
import { StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';

interface StaffNoteProps {
  name: string | null;
  at: string;
  children: ReactNode;
}

/** What somebody noted for their colleagues: in a look of its own, so that nobody takes it for an answer. */
export function StaffNote({ name, at, children }: StaffNoteProps) {
  const { t } = useTranslation('chat');
  return (
    <Box
      sx={{
        alignSelf: 'flex-end',
        maxWidth: 'min(560px, 86%)',
        px: 1.75,
        py: 1,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'warning.main',
        borderRadius: 1,
        bgcolor: 'tint.warning',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          mb: 0.25,
          fontSize: '0.75rem',
          fontWeight: 550,
          color: 'warning.main',
        }}
      >
        <StickyNote size={13} aria-hidden />
        {t('note.staff')}
        {name !== null && (
          <span style={{ fontWeight: 450 }}>
            {name} · <Timestamp value={at} form="time" />
          </span>
        )}
      </Box>
      {children}
    </Box>
  );
}
