import Box from '@mui/material/Box';
import type { ConversationSummary } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { ConversationStatus } from './ConversationStatus.tsx';

/** What is known of a conversation beside what was said. */
export function ChatDetails({ row }: { row: ConversationSummary }) {
  const { t } = useTranslation('chat');
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
      <Detail label={t('details.status')}>
        <ConversationStatus row={row} />
      </Detail>
      <Detail label={t('details.channel')}>{t(`channel.${row.integrationType}`)}</Detail>
      <Detail label={t('details.language')}>{t(`language.${row.languageCode}`)}</Detail>
      <Detail label={t('details.started')}>
        <Timestamp value={row.startedAt} form="dateTime" />
      </Detail>
      <Detail label={t('details.lastMessage')}>
        <Timestamp value={row.lastMessageAt} form="dateTime" />
      </Detail>
      <Detail label={t('details.chatToken')}>
        <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {row.chatToken}
        </Box>
      </Detail>
    </Box>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary', mb: '2px' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}
