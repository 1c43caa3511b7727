import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, foundCountMax } from '@samtale/contract';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { setPageTitle } from '../../../ui/page-title.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { VirtualList } from '../../../ui/VirtualList.tsx';
import { ChatRow, chatRowHeight } from './ChatRow.tsx';
import { ChatRulesButton } from './ChatRulesButton.tsx';
import { ChatTabs } from './ChatTabs.tsx';
import type { KnownRows } from './chat-rows.ts';
import type { ChatSearch } from './chat-search.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { listChoice } from './list-choice.ts';
import { NoChats } from './NoChats.tsx';
import { isUnread, type SeenRows } from './seen-rows.ts';
import { useChatList } from './use-chat-list.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useTeamNames } from './use-team-names.ts';

interface ChatListProps {
  search: ChatSearch;
  known: KnownRows;
  seen: SeenRows;
  listOpenedAt: string;
  openToken: string | null;
  onSearch(change: ChatSearch): void;
  onOpen(chatToken: string): void;
}

/** Stands last while there is more to read, and reads it when it comes into view. */
const more = { chatToken: 'more' } as const;
type ListItem = ConversationSummary | typeof more;
const isRow = (item: ListItem): item is ConversationSummary => item !== more;

/** The chats of the agent: tabs with their counts, a search, filters, and the rows. */
export function ChatList(props: ChatListProps) {
  const { search, known, seen, listOpenedAt, openToken, onSearch, onOpen } = props;
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent, user } = useSession();
  const { tab = 'all', text = '' } = search;
  const today = new Date().toDateString();
  const choice = useMemo(() => listChoice(search, user.id, new Date(today)), [search, user.id, today]);
  const { rows, names, pages, counts, counted, isCut } = useChatList(agent.id, choice, known);
  const teams = useTeamNames(agent.id, rows);
  const filters = useFilterLabels(search);
  useEffect(() => setPageTitle(t('title')), [t]);

  const items: ListItem[] = pages.hasNextPage ? [...rows, more] : rows;
  const readMore = () => {
    if (!pages.isFetchingNextPage && !pages.isError) void pages.fetchNextPage();
  };
  return (
    <>
      <Box sx={{ px: 2, pt: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', height: 32, mr: -1 }}>
          <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
            {t('title')}
          </Typography>
          <ChatRulesButton />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mr: -1 }}>
          <SearchField
            value={text}
            onSearch={(next) => onSearch({ text: next })}
            label={t('list.search')}
            clearLabel={shell('action.clearSearch')}
          />
          <FilterButton search={search} count={filters.length} onChange={onSearch} />
        </Box>
        <FilterChips filters={filters} onChange={onSearch} />
      </Box>
      <ChatTabs tab={tab} counts={counts} most={counted} onChoose={(next) => onSearch({ tab: next })} />
      {pages.isPending ? (
        <SkeletonRows label={t('list.loading')} rowHeight={chatRowHeight} avatar />
      ) : pages.isError && rows.length === 0 ? (
        <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
      ) : rows.length === 0 ? (
        <NoChats tab={tab} text={text} filters={filters} onChange={onSearch} />
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
                name={names.get(item.customerId ?? '') ?? ''}
                team={teams.get(item.teamId ?? '') ?? ''}
                unread={item.chatToken !== openToken && isUnread(item, seen, listOpenedAt)}
              />
            ) : (
              <MoreRow label={t('list.more')} onSeen={readMore} reading={pages.isFetchingNextPage} />
            )
          }
        />
      )}
      {isCut && rows.length > 0 && (
        <Typography
          sx={{
            px: 2,
            py: 1,
            fontSize: '0.75rem',
            color: 'text.secondary',
            borderTop: 1,
            borderColor: 'divider',
            flexShrink: 0,
          }}
        >
          {t('list.newestOnly', { most: foundCountMax })}
        </Typography>
      )}
    </>
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
