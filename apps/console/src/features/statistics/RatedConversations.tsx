import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChatResponseFeedback, endpoints, newId } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useMonthParams } from './use-month-params.ts';

interface RatedConversationsProps {
  /** Null for answers that no flow gave. */
  intentId: string | null;
  feedback: ChatResponseFeedback;
  month: string;
  label: string;
}

/** The conversations in which a flow's answer was rated, with what was written beside it; each leads to what was said. */
export function RatedConversations({ intentId, feedback, month, label }: RatedConversationsProps) {
  const { t } = useTranslation('statistics');
  const { t: chat } = useTranslation('chat');
  const params = useMonthParams(month);
  const { data } = useEndpoint(endpoints.statistics.getLikedIntentConversationList, {
    params: { ...params, intentId: intentId ?? newId, chatResponseFeedback: feedback },
  });
  if (!data) return <SkeletonRows label={t('rated.loading')} count={2} rowHeight={48} />;
  if (!data.list.length)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rated.empty')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
    >
      {data.list.map(({ chatToken, startedAt, integrationType, text, lastMessage }) => (
        <li key={chatToken}>
          <Box
            component={Link}
            to={`/chat/chatToken/${chatToken}`}
            sx={{
              display: 'block',
              px: 1.5,
              py: 0.75,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
              <Box component="span" sx={{ flex: 1 }}>
                {chat(`channel.${integrationType}`)}
              </Box>
              <Timestamp value={startedAt} form="dateTime" />
            </Box>
            <Typography sx={{ fontSize: '0.8125rem', fontStyle: text ? undefined : 'italic' }}>
              {text || t('rated.nothingWritten')}
            </Typography>
            <Typography noWrap sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {lastMessage}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}
