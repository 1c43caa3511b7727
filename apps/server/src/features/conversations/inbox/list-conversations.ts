import {
  activeMinutes,
  botActiveMinutes,
  ChatFilter,
  type ConversationSummary,
  chatCountMax,
  foundCountMax,
  type IntegrationType,
  RequestType,
} from '@samtale/contract';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { marks } from '../log/index-texts.ts';
import { conversations } from '../tables.ts';
import { conversationSummary } from './conversation-summary.ts';
import { isMissed, type Search, searchConversations } from './search-conversations.ts';

/** What a list of conversations is narrowed by. */
export interface ListNarrowing {
  searchText?: string | undefined;
  /** Of the last message, ISO 8601. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  filter: readonly ChatFilter[];
  integrationType?: IntegrationType | undefined;
  /** Only where this flow has answered. */
  intentId?: string | undefined;
  /** Only what was given one of these, from 1 to 5; all where there are none. */
  rating?: readonly number[];
}
/** Which conversations a list asks for. */
export interface ListChoice extends ListNarrowing {
  requestType: (typeof RequestType)[keyof typeof RequestType];
  /** Who asks: what colleagues have is not theirs. */
  askedBy: string;
  /** Only the conversations this user has taken. */
  userId?: string;
}
export interface ListQuery extends ListChoice {
  page: number;
  rowsPerPage: number;
}

/** A page of an agent's conversations: last message first; of those awaiting a person who waits now first, then who was missed, by who has waited longest. */
export async function listConversations(
  session: DatabaseSession,
  agentId: string,
  query: ListQuery,
  now: Date,
): Promise<{ list: ConversationSummary[]; totalCount: number }> {
  const { page, rowsPerPage } = query;
  const scope = session.agent(agentId);
  const byWait = query.requestType === RequestType.awaiting;
  const orderBy = byWait
    ? [asc(isMissed), asc(conversations.waitingSince)]
    : [desc(conversations.lastActiveMinute), desc(conversations.lastMessageAt)];
  const end = (page + 1) * rowsPerPage;
  if (isSearched(query)) {
    const ids = await searchConversations(scope, searchOf(query, now));
    const shown = ids.slice(end - rowsPerPage, end);
    const rows = shown.length
      ? await scope.select(conversations, { where: inArray(conversations.id, shown), orderBy })
      : [];
    return { list: rows.map(conversationSummary), totalCount: ids.length };
  }
  const where = chosen(query, now);
  const rows = await scope.select(conversations, {
    where,
    orderBy,
    limit: rowsPerPage,
    offset: end - rowsPerPage,
  });
  return {
    list: rows.map(conversationSummary),
    totalCount: await scope.countUpTo(conversations, end + chatCountMax + 1, where),
  };
}

/** Conversations with a customer, the newest first; so many that nobody reads further. */
export async function conversationsOfCustomer(
  session: DatabaseSession,
  agentId: string,
  customerId: string,
): Promise<ConversationSummary[]> {
  const rows = await session.agent(agentId).select(conversations, {
    where: eq(conversations.customerId, customerId),
    orderBy: desc(conversations.lastMessageAt),
    limit: 200,
  });
  return rows.map(conversationSummary);
}

/**
 * How many conversations each tab of the chat list holds when it is narrowed so, up to one more than are counted. Words are
 * searched for once, and by each tab only where more are found than are counted.
 */
export async function countConversations(
  session: DatabaseSession,
  agentId: string,
  userId: string,
  narrowing: ListNarrowing,
  now: Date,
) {
  const scope = session.agent(agentId);
  const all: ListChoice = { requestType: RequestType.all, askedBy: userId, ...narrowing };
  const found = isSearched(all) ? await searchConversations(scope, searchOf(all, now)) : null;
  const isWhole = found !== null && found.length <= foundCountMax;
  const count = async (ofTab: Partial<ListChoice>) => {
    const choice = { ...all, ...ofTab };
    if (!found) return scope.countUpTo(conversations, chatCountMax + 1, chosen(choice, now));
    if (!isWhole) return (await searchConversations(scope, searchOf(choice, now))).length;
    if (!found.length) return 0;
    return scope.countUpTo(
      conversations,
      found.length,
      and(inArray(conversations.id, found), chosen(choice, now)),
    );
  };
  return {
    allChats: found?.length ?? (await count({})),
    myChats: await count({ userId }),
    awaitingChats: await count({ requestType: RequestType.awaiting }),
    missedChats: await count({
      requestType: RequestType.awaiting,
      filter: [...narrowing.filter, ChatFilter.missed],
    }),
    currentChats: await count({ requestType: RequestType.current }),
    otherChats: await count({ requestType: RequestType.other }),
  };
}

/** Words and flows are found in an index of their own. */
const isSearched = ({ searchText, intentId }: ListNarrowing) => Boolean(searchText?.trim() || intentId);

/** A list as a search, which is what words and flows are found by. */
const searchOf = (choice: ListChoice, now: Date): Search => ({
  text: choice.searchText ?? '',
  flowId: choice.intentId,
  where: chosen(choice, now),
  marked: marksOf(choice),
  byWait: choice.requestType === RequestType.awaiting,
  limit: foundCountMax + 1,
});

/** The conditions of a list, but for the words and the flow. */
function chosen(choice: ListChoice, now: Date): SQL | undefined {
  const { requestType, filter, integrationType, rating = [], fromDate, toDate, askedBy, userId } = choice;
  const spokenWithin = (minutes: number) =>
    gte(conversations.lastActiveMinute, new Date(now.getTime() - minutes * 60_000).toISOString());
  const goesOn = and(
    spokenWithin(activeMinutes),
    ne(conversations.status, 'ended'),
    or(ne(conversations.status, 'bot'), spokenWithin(botActiveMinutes)),
  );
  const ofFilter: Record<ChatFilter, SQL | undefined> = {
    [ChatFilter.withParameter]: sql`${conversations.hasValues}`,
    [ChatFilter.active]: goesOn,
    [ChatFilter.interactive]: sql`${conversations.endUserMessages} > 1`,
    [ChatFilter.missed]: and(isNotNull(conversations.waitingSince), ne(conversations.status, 'awaiting')),
    [ChatFilter.messenger]: eq(conversations.integrationType, 2),
  };
  const ofRequest: Record<ListChoice['requestType'], SQL | undefined> = {
    [RequestType.all]: undefined,
    [RequestType.awaiting]: isNotNull(conversations.waitingSince),
    [RequestType.current]: goesOn,
    [RequestType.other]: and(isNotNull(conversations.userId), ne(conversations.userId, askedBy)),
  };
  return and(
    ofRequest[requestType],
    ...filter.map((one) => ofFilter[one]),
    integrationType === undefined ? undefined : eq(conversations.integrationType, integrationType),
    rating.length ? inArray(conversations.rating, [...rating]) : undefined,
    fromDate
      ? and(
          gte(conversations.lastActiveMinute, minuteOf(fromDate)),
          gte(conversations.lastMessageAt, fromDate),
        )
      : undefined,
    toDate
      ? and(lte(conversations.lastActiveMinute, toDate), lte(conversations.lastMessageAt, toDate))
      : undefined,
    userId ? eq(conversations.userId, userId) : undefined,
  );
}

/** What of a list's conditions the index of words knows. */
function marksOf({ filter, integrationType = 0 }: ListChoice): string[] {
  return [
    ...(filter.includes(ChatFilter.withParameter) ? [marks.hasValues] : []),
    ...(filter.includes(ChatFilter.messenger) ? [marks.channel(2)] : []),
    ...(integrationType > 1 ? [marks.channel(integrationType)] : []),
  ];
}

/** The minute a moment lies in, as the lists are indexed. */
const minuteOf = (moment: string) => new Date(Math.floor(Date.parse(moment) / 60_000) * 60_000).toISOString();
