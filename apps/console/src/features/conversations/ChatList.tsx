import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ConversationSummary } from '@samtale/contract';
import { Inbox, MessagesSquare, SearchX, UserRoundCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { ChatRow, chatRowHeight } from './ChatRow.tsx';
import type { KnownRows } from './chat-rows.ts';
import { type ChatTab, chatTabs } from './chat-search.ts';
import { isUnread, type SeenRows } from './seen-rows.ts';
import { useChatList } from './use-chat-list.ts';

interface ChatListProps {
  tab: ChatTab;
  text: string;
  known: KnownRows;
  seen: SeenRows;
  listOpenedAt: string;
  openToken: string | null;
  onSearch(change: { tab?: ChatTab; text?: string }): void;
  onOpen(chatToken: string): void;
}

/** Stands last while there is more to read, and reads it when it comes into view. */
const more = { chatToken: 'more' } as const;
type ListItem = ConversationSummary | typeof more;
const isRow = (item: ListItem): item is ConversationSummary => item !== more;

const emptyIcons = { all: MessagesSquare, mine: UserRoundCheck, awaiting: Inbox };

/** The chats of the agent: tabs with their counts, a search, and the rows. */
export function ChatList(props: ChatListProps) {
  const { tab, text, known, seen, listOpenedAt, openToken, onSearch, onOpen } = props;
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { rows, pages, counts } = useChatList(tab, text, known);
  const countOf = { all: counts?.allChats, mine: counts?.myChats, awaiting: counts?.awaitingChats };
  const waiting = counts?.awaitingChats ?? 0;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${t('title')} · Samtale`;
  }, [waiting, t]);

  const items: ListItem[] = pages.hasNextPage ? [...rows, more] : rows;
  const readMore = () => {
    if (!pages.isFetchingNextPage && !pages.isError) void pages.fetchNextPage();
  };
  return (
    <>
      <Box sx={{ px: 2, pt: 2, display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <SearchField
          value={text}
          onSearch={(next) => onSearch({ text: next })}
          label={t('list.search')}
          clearLabel={shell('action.clearSearch')}
        />
      </Box>
      <Tabs
        value={tab}
        onChange={(_, next: ChatTab) => onSearch({ tab: next })}
        aria-label={t('list.tabs')}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {chatTabs.map((each) => (
          <Tab
            key={each}
            value={each}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                {t(`tab.${each}`)}
                <TabCount count={countOf[each]} urgent={each === 'awaiting'} />
              </Box>
            }
          />
        ))}
      </Tabs>
      {pages.isPending ? (
        <SkeletonRows label={t('list.loading')} rowHeight={chatRowHeight} avatar />
      ) : pages.isError && rows.length === 0 ? (
        <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={text ? SearchX : emptyIcons[tab]}
          title={t(text ? 'list.noMatchTitle' : `empty.${tab}.title`)}
          description={t(text ? 'list.noMatchDescription' : `empty.${tab}.description`)}
        />
      ) : (
        <VirtualList
          items={items}
          keyOf={({ chatToken }) => chatToken}
          label={t('list.label')}
          rowHeight={chatRowHeight}
          selectedKey={openToken}
          onOpen={(item) => (isRow(item) ? onOpen(item.chatToken) : readMore())}
          renderRow={(item) =>
            isRow(item) ? (
              <ChatRow
                row={item}
                unread={item.chatToken !== openToken && isUnread(item, seen, listOpenedAt)}
              />
            ) : (
              <MoreRow label={t('list.more')} onSeen={readMore} reading={pages.isFetchingNextPage} />
            )
          }
        />
      )}
    </>
  );
}

function TabCount({ count, urgent }: { count: number | undefined; urgent: boolean }) {
  if (count === undefined) return null;
  const calls = urgent && count > 0;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        px: 0.625,
        borderRadius: '6px',
        fontSize: '0.75rem',
        lineHeight: '18px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        color: calls ? 'warning.main' : 'text.secondary',
        bgcolor: calls ? 'tint.warning' : 'tint.neutral',
      }}
    >
      {count}
    </Box>
  );
}

/** Drawn only when the end of the list is near. */
function MoreRow({ label, reading, onSeen }: { label: string; reading: boolean; onSeen(): void }) {
  useEffect(() => {
    if (!reading) onSeen();
  });
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: 56,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {label}
    </Box>
  );
}
