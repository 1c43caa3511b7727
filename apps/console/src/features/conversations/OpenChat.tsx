import Button from '@mui/material/Button';
import { type ConversationSummary, endpoints } from '@samtale/contract';
import { MessageSquareOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../app/api.ts';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Conversation } from './Conversation.tsx';
import { newerRow } from './chat-rows.ts';

interface OpenChatProps {
  chatToken: string;
  /** What the hub has told of it. */
  known: ConversationSummary | undefined;
  onChanged(row: ConversationSummary): void;
  onRead(chatToken: string, seq: number): void;
  onBack(): void;
}

/** Beyond any event: the log itself comes over the hub, only the row is asked for. */
const afterAll = 2 ** 31 - 1;

/** The conversation that the address names, once it is known what it is. */
export function OpenChat({ chatToken, known, onChanged, onRead, onBack }: OpenChatProps) {
  const { t } = useTranslation('chat');
  const chat = useEndpoint(endpoints.conversations.getChat, {
    params: { chatToken },
    query: { after: afterAll },
  });
  const row = newerRow(chat.data, known);
  if (row)
    return <Conversation key={chatToken} row={row} onChanged={onChanged} onRead={onRead} onBack={onBack} />;
  if (chat.isPending) return <SkeletonRows label={t('conversation.loading')} />;
  if (chat.error?.status === 404 || chat.error?.status === 400)
    return (
      <EmptyState
        icon={MessageSquareOff}
        title={t('conversation.unknownTitle')}
        description={t('conversation.unknownDescription')}
        action={
          <Button variant="outlined" color="inherit" onClick={onBack}>
            {t('conversation.toList')}
          </Button>
        }
      />
    );
  return <LoadFailed error={chat.error} onRetry={() => void chat.refetch()} />;
}
