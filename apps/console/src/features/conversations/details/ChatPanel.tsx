import Box from '@mui/material/Box';
import { IntegrationType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { ConversationStatus } from '../ConversationStatus.tsx';
import { ActionList } from './ActionList.tsx';
import { CallList } from './CallList.tsx';
import type { ChatDetailsProps } from './ChatDetails.tsx';
import { DetailSection } from './DetailSection.tsx';
import { ErasureList } from './ErasureList.tsx';
import { Fact, Facts } from './Facts.tsx';
import { VisitorPlace } from './VisitorPlace.tsx';

/** What happened in a conversation beside the words, and where it comes from. */
export function ChatPanel({ row, addresses }: ChatDetailsProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <DetailSection title={t('details.about')}>
        <Facts>
          <Fact label={t('details.status')}>
            <ConversationStatus row={row} />
          </Fact>
          <Fact label={t('details.channel')}>{t(`channel.${row.integrationType}`)}</Fact>
          <Fact label={t('details.language')}>{t(`language.${row.languageCode}`)}</Fact>
          <Fact label={t('details.started')}>
            <Timestamp value={row.startedAt} form="dateTime" />
          </Fact>
          <Fact label={t('details.lastMessage')}>
            <Timestamp value={row.lastMessageAt} form="dateTime" />
          </Fact>
          <Fact label={t('details.chatToken')}>
            <Box component="code" sx={{ fontSize: '0.75rem', userSelect: 'all' }}>
              {row.chatToken}
            </Box>
          </Fact>
        </Facts>
      </DetailSection>
      {row.integrationType === IntegrationType.phoneCall && <CallList chatToken={row.chatToken} />}
      <ActionList chatToken={row.chatToken} />
      <VisitorPlace addresses={addresses} />
      <ErasureList chatToken={row.chatToken} />
    </>
  );
}
