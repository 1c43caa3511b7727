import {
  type ApiError,
  ChatFilter,
  endpoints,
  foundCountMax,
  IntegrationType,
  RequestType,
} from '@samtale/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, useEndpoint } from '../../../lib/api/api.ts';
import { metaOf } from '../../../lib/api/reread.ts';
import { useConversationRefresh } from '../../../lib/hub/conversation-refresh.ts';
import { useLoadFailure } from '../use-load-failure.ts';
import { type KnownRows, mergeRows } from './chat-rows.ts';
import type { ChatTab } from './chat-search.ts';
import type { ListChoice } from './list-choice.ts';

const { getChatList, getUserChatList, getChatCounts } = endpoints.conversations;
const rowsPerPage = 20;
/** A tab's number has three digits at most. */
const shownCountMax = 999;

const requestTypes: Record<
  Exclude<ChatTab, 'mine'>,
  (typeof RequestType)[keyof typeof RequestType]
> = RequestType;

function narrowingOf({ text, filter, channel, rating, fromDate, toDate, intentId }: ListChoice) {
  return {
    searchText: text || undefined,
    filter: filter.map((name) => ChatFilter[name]),
    rating: [...rating],
    integrationType: channel && IntegrationType[channel],
    fromDate,
    toDate,
    intentId,
  };
}

function readPage(agentId: string, choice: ListChoice, page: number, signal: AbortSignal) {
  const { tab, userId } = choice;
  const query = { ...narrowingOf(choice), page, rowsPerPage };
  return tab === 'mine'
    ? call(getUserChatList, { params: { agentId, userId }, query, signal })
    : call(getChatList, {
        params: { agentId },
        query: { ...query, requestType: requestTypes[tab] },
        signal,
      });
}
/** Milliseconds after which it is looked what has become quiet. */
const quietLook = 60_000;

type Page = Awaited<ReturnType<typeof readPage>>;

/** The chats of a tab, read page by page and kept current by the hub, with how many each tab holds. */
export function useChatList(agentId: string, choice: ListChoice, known: KnownRows) {
  const endpoint = choice.tab === 'mine' ? getUserChatList : getChatList;
  const pages = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], number>({
    queryKey: [endpoint.path, agentId, choice],
    meta: metaOf(endpoint),
    queryFn: ({ pageParam, signal }) => readPage(agentId, choice, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, read) =>
      read.length * rowsPerPage < totalCount ? read.length : undefined,
    select: ({ pages: read }) => read,
    placeholderData: keepPreviousData,
    // What becomes quiet leaves the tab, and nobody tells of that.
    ...(choice.tab === 'current' && { refetchInterval: quietLook }),
  });
  const counts = useEndpoint(
    getChatCounts,
    { params: { agentId }, query: narrowingOf(choice) },
    { refetchInterval: quietLook, placeholderData: keepPreviousData },
  );
  useConversationRefresh('chats', 'chatCounts', 'chat');
  useLoadFailure(pages.isError || counts.isError, 'list');

  const { data, hasNextPage } = pages;
  const read = useMemo(() => (data ?? []).flatMap(({ list }) => list), [data]);
  const rows = useMemo(
    () => mergeRows({ rows: read, isWhole: !hasNextPage }, known, choice, Date.now()),
    [read, hasNextPage, known, choice],
  );
  /** By their ids, what the customers are called with whom the conversations are. */
  const names = useMemo(
    () => new Map(read.flatMap(({ customer }) => (customer ? [[customer.id, customer.name]] : []))),
    [read],
  );
  const isFound = choice.text.trim() !== '' || choice.intentId !== undefined;
  return {
    rows,
    names,
    pages,
    counts: counts.data,
    /** So many are counted of each tab. */
    counted: isFound ? foundCountMax : shownCountMax,
    /** Older ones are there, which only a narrower search finds. */
    isCut: isFound && !hasNextPage && (data?.at(-1)?.totalCount ?? 0) > foundCountMax,
  };
}
