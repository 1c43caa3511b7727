import type { GdprPreview } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { conversationSteps, conversations, erasures } from '../conversations/tables.ts';
import { customers } from '../customers/tables.ts';

const day = 24 * 60 * 60_000;

/** What was last said or changed before this moment is old, in ISO 8601. */
export const oldBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString();

/**
 * Conversations in which nothing has been said since and that have not been anonymised after their last event. Those
 * that somebody is in are left until they are free, and so are those that a node has in memory: they go on.
 */
const oldConversations = (agentId: string, before: string): SQL => sql`
  FROM ${conversations} c
 WHERE c.agent_id = ${agentId} AND c.last_active_minute < ${before} AND c.last_message_at < ${before}
   AND c.user_id IS NULL AND NOT c.log_ahead
   AND NOT EXISTS (
     SELECT 1 FROM ${erasures} e
      WHERE e.agent_id = c.agent_id AND e.conversation_id = c.id
        AND e.erased_at >= (SELECT s.at FROM ${conversationSteps} s
                             WHERE s.agent_id = c.agent_id AND s.conversation_id = c.id
                             ORDER BY s.first_seq DESC LIMIT 1))`;

/** Customers that have not been changed since, nor written. */
const oldCustomers = (agentId: string, before: string): SQL => sql`
  FROM ${customers} k
 WHERE k.agent_id = ${agentId} AND k.last_modified < ${before}
   AND NOT EXISTS (
     SELECT 1 FROM ${conversations} c
      WHERE c.agent_id = k.agent_id AND c.customer_id = k.id
        AND (c.last_message_at >= ${before} OR c.log_ahead))`;

export async function findOldConversations(
  session: DatabaseSession,
  agentId: string,
  before: string,
  most: number,
): Promise<string[]> {
  const rows = await session
    .agent(agentId)
    .query<{ id: string }>(
      (id) => sql`SELECT c.id ${oldConversations(id, before)} ORDER BY c.last_active_minute LIMIT ${most}`,
    );
  return rows.map(({ id }) => id);
}

export async function findOldCustomers(
  session: DatabaseSession,
  agentId: string,
  before: string,
  most: number,
): Promise<string[]> {
  const rows = await session
    .agent(agentId)
    .query<{ id: string }>(
      (id) => sql`SELECT k.id ${oldCustomers(id, before)} ORDER BY k.last_modified, k.id LIMIT ${most}`,
    );
  return rows.map(({ id }) => id);
}

/** What would be erased now of an agent that keeps personal data for so many days; nothing at 0. */
export async function previewErasure(
  session: DatabaseSession,
  agentId: string,
  now: Date,
  days: number,
): Promise<GdprPreview> {
  if (days === 0) return { conversations: 0, customers: 0, oldest: null };
  const before = oldBefore(now, days);
  const scope = session.agent(agentId);
  const [[talks], [people]] = await Promise.all([
    scope.query<Counted>(
      (id) =>
        sql`SELECT count(*)::int AS count, min(c.last_message_at) AS oldest ${oldConversations(id, before)}`,
    ),
    scope.query<Counted>(
      (id) => sql`SELECT count(*)::int AS count, min(k.last_modified) AS oldest ${oldCustomers(id, before)}`,
    ),
  ]);
  const dates = [talks?.oldest, people?.oldest].filter((date) => date != null);
  const oldest = dates.length ? Math.min(...dates.map((date) => new Date(date).getTime())) : null;
  return {
    conversations: talks?.count ?? 0,
    customers: people?.count ?? 0,
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
  };
}

type Counted = { count: number; oldest: Date | string | null };
