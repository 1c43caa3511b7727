import Box from '@mui/material/Box';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SplitView } from '../../ui/SplitView.tsx';
import { ChatList } from './ChatList.tsx';
import type { ChatSearch } from './chat-search.ts';
import { OpenChat } from './OpenChat.tsx';
import { useKnownRows } from './use-known-rows.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** Changes the address as it is then: a search that waited for its typist must not undo what was chosen since. */
function changed(change: ChatSearch) {
  return ({ tab, text }: ChatSearch): ChatSearch => {
    const next = { tab, text, ...change };
    return { tab: next.tab === 'all' ? undefined : next.tab, text: next.text || undefined };
  };
}

/** The chat workspace: the conversations on the left, the one that the address names beside them. */
export function ChatScreen() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { tab = 'all', text = '' } = useSearch({ from: '/shell/chat' });
  const { chatToken = null } = useParams({ strict: false });
  const { known, learn } = useKnownRows();
  const { seen, listOpenedAt, mark } = useSeenRows();

  const open = (token: string) =>
    void navigate({
      to: '/chat/chatToken/$chatToken',
      params: { chatToken: token },
      search: (search) => search,
    });
  const back = () => {
    void navigate({ to: '/chat', search: (search) => search });
    document.querySelector<HTMLElement>('#chat-list [role="listbox"]')?.focus();
  };
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <SplitView
        listWidth={340}
        list={
          <Box id="chat-list" sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
            <ChatList
              tab={tab}
              text={text}
              known={known}
              seen={seen}
              listOpenedAt={listOpenedAt}
              openToken={chatToken}
              onOpen={open}
              onSearch={(change) => void navigate({ to: '.', replace: true, search: changed(change) })}
            />
          </Box>
        }
        detail={
          chatToken && (
            <OpenChat
              chatToken={chatToken}
              known={known.get(chatToken)}
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
