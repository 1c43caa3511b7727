import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../../lib/i18n/i18n.ts';
import { FileChips } from '../../attachments/index.ts';
import { LinkedText } from '../../bubbles/index.ts';
import type { OutgoingMessage } from '../writing/outbox.ts';
import { SaidBubble } from './SaidBubble.tsx';
import { StaffNote } from './StaffNote.tsx';

interface OutgoingRowProps {
  message: OutgoingMessage;
  onFiles(files: OutgoingMessage['files']): void;
  onRetry(): void;
  onDiscard(): void;
}

/** A message on its way: faded until it is stored, or with what to do about a refusal. */
export function OutgoingRow({ message, onFiles, onRetry, onDiscard }: OutgoingRowProps) {
  const { t } = useTranslation('chat');
  const failed = message.state === 'failed';
  const reason = message.messageKey === null ? null : textOfKey(message.messageKey);
  const content = (
    <>
      <LinkedText text={message.text} />
      {message.files.length > 0 && (
        <Box sx={{ mt: message.text ? 1 : 0 }}>
          <FileChips agentId={message.agentId} files={message.files} onChange={onFiles} onRetry={onRetry} />
        </Box>
      )}
    </>
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {message.kind === 'note' ? (
        <StaffNote name={null} at={message.at}>
          {content}
        </StaffNote>
      ) : (
        <SaidBubble by="staff" faded={message.state === 'pending'}>
          {content}
        </SaidBubble>
      )}
      <Box
        sx={{
          alignSelf: 'flex-end',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 0.5,
          px: 0.5,
          fontSize: '0.75rem',
          color: failed ? 'error.main' : 'text.secondary',
        }}
      >
        {failed ? <CircleAlert size={13} aria-hidden /> : <Clock3 size={12} aria-hidden />}
        {failed ? `${t('outgoing.failed')} ${reason ?? ''}` : t(`outgoing.${message.state}`)}
        {failed && (
          <>
            <Button size="small" onClick={onRetry}>
              {t('outgoing.retry')}
            </Button>
            <Button size="small" color="inherit" onClick={onDiscard}>
              {t('outgoing.discard')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
