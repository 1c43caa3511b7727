import Box from '@mui/material/Box';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SplitView } from '../../ui/SplitView.tsx';
import { NotificationHint } from '../push/index.ts';
import { ChatList } from './list/ChatList.tsx';
import { changedSearch } from './list/changed-search.ts';
import { type ChatSearch, chatSearch } from './list/chat-search.ts';
import { useKnownRows } from './list/use-known-rows.ts';
import { useSeenRows } from './list/use-seen-rows.ts';
import { OpenChat } from './OpenChat.tsx';

/** The chat workspace: the conversations on the left, the one that the address names beside them. */
export function ChatScreen() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const inAddress = useSearch({ from: '/shell/chat' });
  const { chatToken = null, intentId } = useParams({ strict: false });
  // In the path, or beside the chat that is open in its place.
  const flow = intentId ?? inAddress.flow;
  const search = { ...inAddress, flow };
  const { known, learn } = useKnownRows();
  const { seen, isSeenKnown, listOpenedAt, mark } = useSeenRows();

  const open = (token: string) =>
    void navigate({
      to: '/chat/chatToken/$chatToken',
      params: { chatToken: token },
      search,
    });
  const back = () => {
    void (flow
      ? navigate({
          to: '/chat/$intentId',
          params: { intentId: flow },
          search: { ...inAddress, flow: undefined },
        })
      : navigate({ to: '/chat', search: inAddress }));
    document.querySelector<HTMLElement>('#chat-list [role="listbox"]')?.focus();
  };
  const narrow = (change: ChatSearch) => {
    const to = intentId && 'flow' in change ? '/chat' : '.';
    void navigate({
      to,
      replace: true,
      search: (before: object) => changedSearch(change)(chatSearch.parse(before)),
    });
  };
  return (
    <Box data-fills sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <SplitView
        listWidth={360}
        list={
          <Box
            data-newest-first
            id="chat-list"
            sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
          >
            <NotificationHint />
            <ChatList
              search={search}
              known={known}
              seen={seen}
              listOpenedAt={listOpenedAt}
              openToken={chatToken}
              onOpen={open}
              onSearch={narrow}
            />
          </Box>
        }
        detail={
          chatToken && (
            <OpenChat
              chatToken={chatToken}
              known={known.get(chatToken)}
              readUpTo={isSeenKnown ? seen[chatToken] : null}
              onChanged={learn}
              onRead={mark}
              onBack={back}
            />
          )
        }
        placeholder={
          <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
            <EmptyState
              icon={MessagesSquare}
              title={t('conversation.noneTitle')}
              description={t('conversation.noneDescription')}
            />
          </Box>
        }
      />
    </Box>
  );
}
