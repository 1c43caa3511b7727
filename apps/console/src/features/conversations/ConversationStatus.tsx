import Box from '@mui/material/Box';
import type { ConversationSummary } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { WaitingTime } from './WaitingTime.tsx';

type Row = Pick<ConversationSummary, 'status' | 'user' | 'waitingSince' | 'missedSince' | 'unansweredSince'>;

/** Who answers in a conversation, or since when it waits for somebody, or was missed. */
export function ConversationStatus({ row }: { row: Row }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  if (row.status === 'awaiting')
    return (
      <StatusChip tone="warning" dot>
        {t('status.awaiting')}
        {row.waitingSince && <WaitingTime since={row.waitingSince} />}
      </StatusChip>
    );
  if (row.status === 'human')
    return (
      <StatusChip tone={row.unansweredSince ? 'warning' : row.user?.id === user.id ? 'success' : 'info'} dot>
        {row.user?.id === user.id ? t('status.you') : (row.user?.displayName ?? '')}
        {row.unansweredSince && <WaitingTime since={row.unansweredSince} />}
      </StatusChip>
    );
  if (row.missedSince)
    return (
      <StatusChip tone="warning" dot>
        {t('status.missed')}
        <WaitingTime since={row.missedSince} />
      </StatusChip>
    );
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: '22px', color: 'text.secondary' }}>
      {t(`status.${row.status}`)}
    </Box>
  );
}
