import Button from '@mui/material/Button';
import {
  type Conversation as ConversationRecord,
  type ConversationSummary,
  endpoints,
} from '@samtale/contract';
import { MessageSquareOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Conversation } from './Conversation.tsx';
import { newerRow } from './list/chat-rows.ts';
import { sectionEvents } from './transcript/sections.ts';
import { useLoadFailure } from './use-load-failure.ts';

interface OpenChatProps {
  chatToken: string;
  /** What the hub has told of it. */
  known: ConversationSummary | undefined;
  /** The last event of it that its reader has read: undefined when none, null as long as it is not known. */
  readUpTo: number | undefined | null;
  onChanged(row: ConversationSummary): void;
  onRead(chatToken: string, seq: number): void;
  onBack(): void;
}

const { getChat } = endpoints.conversations;

/** Events that are drawn at first: two whole sections at least. The whole log comes over the hub. */
const latest = 3 * sectionEvents;
/** Beyond any event: afterwards only the row is asked for. */
const afterAll = 2 ** 31 - 1;

/** The conversation that the address names, once it is known what it is. */
export function OpenChat(props: OpenChatProps) {
  const { chatToken, readUpTo, onBack } = props;
  const { t } = useTranslation('chat');
  // Read once, and forgotten with the screen: the conversation may be anonymised meanwhile.
  const chat = useEndpoint(
    getChat,
    { params: { chatToken }, query: { latest } },
    { staleTime: 'static', gcTime: 0 },
  );
  const isUnknown = chat.error?.status === 404 || chat.error?.status === 400;
  useLoadFailure(chat.isError && !isUnknown, 'chat');
  if (chat.data && readUpTo !== null)
    return <OpenedChat key={chatToken} {...props} opened={chat.data} readBefore={readUpTo} />;
  if (chat.isPending || chat.data) return <SkeletonRows label={t('conversation.loading')} />;
  if (isUnknown)
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

/** The conversation as it was when it was opened, and what becomes of it. */
function OpenedChat({
  opened,
  readBefore,
  ...props
}: OpenChatProps & { opened: ConversationRecord; readBefore: number | undefined }) {
  const { chatToken, known, onChanged, onRead, onBack } = props;
  const { data, isError } = useEndpoint(
    getChat,
    { params: { chatToken }, query: { after: afterAll } },
    { initialData: opened, gcTime: 0 },
  );
  useLoadFailure(isError, 'chat');
  // Of one that was never opened all is new, and nothing of it is told apart. It stays so while it is read.
  const [unread] = useState(() =>
    readBefore === undefined ? null : { after: readBefore, upTo: opened.seq },
  );
  const chat = data ?? opened;
  return (
    <Conversation
      row={newerRow(chat, known) ?? chat}
      newest={opened.events}
      unread={unread}
      customer={chat.customer}
      addresses={chat.ipAddressList}
      answersBy={chat.answersBy}
      seenAtFirst={chat.visitorSeenSeq}
      onChanged={onChanged}
      onRead={onRead}
      onBack={onBack}
    />
  );
}
