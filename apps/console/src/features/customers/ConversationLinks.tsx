import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConversationSummary } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';

/** Conversations with a customer; each leads to what was said. */
export function ConversationLinks({ conversations }: { conversations: readonly ConversationSummary[] }) {
  const { t } = useTranslation('customers');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mx: -1 }}>
      {conversations.map(({ chatToken, integrationType, lastMessage, lastMessageAt }) => (
        <li key={chatToken}>
          <Box
            component={Link}
            to={`/chat/chatToken/${chatToken}`}
            sx={{
              display: 'block',
              px: 1,
              py: 1,
              borderRadius: 1,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 1,
                fontSize: '0.75rem',
                color: 'text.secondary',
              }}
            >
              {t(`channel.${integrationType}`)}
              <Timestamp value={lastMessageAt} />
            </Box>
            <Typography noWrap sx={{ fontSize: '0.8125rem' }}>
              {lastMessage || t('history.nothingSaid')}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}
