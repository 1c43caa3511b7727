import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConversationSummary } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { ConversationLinks } from './ConversationLinks.tsx';

/** What has been said with a customer on all channels, the newest first; each leads to its conversation. */
export function CustomerHistory({ conversations }: { conversations: readonly ConversationSummary[] }) {
  const { t } = useTranslation('customers');
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {t('history.title')}
      </Typography>
      {conversations.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('history.empty')}
        </Typography>
      ) : (
        <ConversationLinks conversations={conversations} />
      )}
    </Box>
  );
}
