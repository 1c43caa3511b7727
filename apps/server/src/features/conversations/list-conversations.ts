import { type ConversationSummary, RequestType } from '@samtale/contract';
import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { conversationSummary } from './conversation-summary.ts';
import { conversations } from './tables.ts';

export interface ListQuery {
  searchText?: string | undefined;
  page: number;
  rowsPerPage: number;
  requestType: number;
  /** Only the conversations this user has taken. */
  userId?: string;
}

/** A page of an agent's conversations: last message first, but those awaiting a person by who has waited longest. */
export async function listConversations(
  session: DatabaseSession,
  agentId: string,
  query: ListQuery,
): Promise<{ list: ConversationSummary[]; totalCount: number }> {
  const scope = session.agent(agentId);
  const awaiting = query.requestType === RequestType.awaiting;
  const where = and(
    awaiting ? isNotNull(conversations.waitingSince) : undefined,
    query.userId ? eq(conversations.userId, query.userId) : undefined,
    matching(query.searchText),
  );
  const rows = await scope.select(conversations, {
    where,
    orderBy: awaiting
      ? asc(conversations.waitingSince)
      : [desc(conversations.lastActiveMinute), desc(conversations.lastMessageAt)],
    limit: query.rowsPerPage,
    offset: query.page * query.rowsPerPage,
  });
  return { list: rows.map(conversationSummary), totalCount: await scope.count(conversations, where) };
}

/** How many conversations each tab of the chat list holds. */
export async function countConversations(session: DatabaseSession, agentId: string, userId: string) {
  const scope = session.agent(agentId);
  return {
    allChats: await scope.count(conversations),
    myChats: await scope.count(conversations, eq(conversations.userId, userId)),
    awaitingChats: await scope.count(conversations, isNotNull(conversations.waitingSince)),
  };
}

/** Conversations whose last message, or any message, holds the text. */
function matching(searchText: string | undefined): SQL | undefined {
  const text = searchText?.trim();
  if (!text) return undefined;
  const pattern = likePattern(text);
  return or(
    ilike(conversations.lastMessage, pattern),
    sql`EXISTS (SELECT 1 FROM conversation_steps s, jsonb_path_query(s.events::jsonb, '$[*].text') AS text
                 WHERE s.conversation_id = ${conversations.id} AND text #>> '{}' ILIKE ${pattern})`,
  );
}
