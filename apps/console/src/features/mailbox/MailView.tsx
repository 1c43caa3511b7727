import Box from '@mui/material/Box';
import type { MailboxMail } from '@samtale/contract';
import { useState } from 'react';
import { OpenChevron } from '../../ui/OpenChevron.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface MailViewProps {
  mail: MailboxMail;
  startsOpen: boolean;
}

/** Links in a mail open beside it, as they do from a mail program. */
const inNewTab = '<base target="_blank">';

/** A mail: its head, and opened what stands in it. */
export function MailView({ mail, startsOpen }: MailViewProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Box
      component="li"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          width: '100%',
          px: 0,
          py: 1.5,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
        }}
      >
        <OpenChevron open={isOpen} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{mail.subject}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {mail.to}
          </Box>
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Timestamp value={mail.sentAt} />
        </Box>
      </Box>
      {isOpen && (
        <Box
          component="iframe"
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html.replace('<head>', `<head>${inNewTab}`)}
          sx={{
            display: 'block',
            width: '100%',
            height: 420,
            mb: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      )}
    </Box>
  );
}
