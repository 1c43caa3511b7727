import Box from '@mui/material/Box';
import type { ConversationSummary } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { lostSince } from './lost-since.ts';
import { WaitingTime } from './WaitingTime.tsx';

type Row = Pick<
  ConversationSummary,
  'status' | 'user' | 'waitingSince' | 'missedSince' | 'unansweredSince' | 'answerRoute'
>;

const plain = {
  fontSize: '0.75rem',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

/** Who answers in a conversation, or since when it waits for somebody, was missed, or has had an answer that was lost. */
export function ConversationStatus({ row }: { row: Row }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const lost = lostSince(row);
  if (lost) {
    const owner = row.user?.id === user.id ? t('status.you') : row.user?.displayName;
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <StatusChip tone="error" dot>
          {t('status.notDelivered')}
          <WaitingTime since={lost} />
        </StatusChip>
        {owner && (
          <Box component="span" sx={{ ...plain, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {owner}
          </Box>
        )}
      </Box>
    );
  }
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
    <Box component="span" sx={plain}>
      {t(`status.${row.status}`)}
    </Box>
  );
}
