import { type ApiError, endpoints, RequestType } from '@samtale/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, useEndpoint } from '../../app/api.ts';
import { useConversationRefresh } from '../../app/conversation-refresh.ts';
import { useSession } from '../auth/use-session.ts';
import { type KnownRows, type ListChoice, mergeRows } from './chat-rows.ts';
import type { ChatTab } from './chat-search.ts';

const { getChatList, getUserChatList, getChatCounts, getChat } = endpoints.conversations;
const rowsPerPage = 20;
const refreshed = [getChatList, getUserChatList, getChatCounts, getChat];

function readPage(agentId: string, { tab, text, userId }: ListChoice, page: number, signal: AbortSignal) {
  const query = { searchText: text || undefined, page, rowsPerPage };
  return tab === 'mine'
    ? call(getUserChatList, { params: { agentId, userId }, query, signal })
    : call(getChatList, {
        params: { agentId },
        query: { ...query, requestType: tab === 'awaiting' ? RequestType.awaiting : RequestType.all },
        signal,
      });
}
type Page = Awaited<ReturnType<typeof readPage>>;

/** The chats of a tab, read page by page and kept current by the hub, with how many each tab holds. */
export function useChatList(tab: ChatTab, text: string, known: KnownRows) {
  const { agent, user } = useSession();
  const choice = useMemo(() => ({ tab, text, userId: user.id }), [tab, text, user.id]);
  const { path } = tab === 'mine' ? getUserChatList : getChatList;
  const pages = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], number>({
    queryKey: [path, agent.id, choice],
    queryFn: ({ pageParam, signal }) => readPage(agent.id, choice, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, all) =>
      all.length * rowsPerPage < totalCount ? all.length : undefined,
    select: ({ pages: all }) => all,
    placeholderData: keepPreviousData,
  });
  const counts = useEndpoint(getChatCounts, { params: { agentId: agent.id } });
  useConversationRefresh(refreshed);

  const rows = useMemo(() => {
    const read = (pages.data ?? []).flatMap(({ list }) => list);
    return mergeRows(read, known, choice);
  }, [pages.data, known, choice]);
  return { rows, pages, counts: counts.data };
}
