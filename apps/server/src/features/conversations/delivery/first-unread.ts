import { answerRouteOf, type Contact } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { readKinds } from '../log/read-log.ts';
import { conversations } from '../tables.ts';

/**
 * The number of the first thing that the staff have said and that the visitor has neither read nor been sent; null where
 * there is none, or nobody knows where to send it. `contact` is what the node remembers, which the row may not tell yet.
 */
export async function firstUnread(
  database: Database,
  agentId: string,
  conversationId: string,
  contact: Contact | undefined,
): Promise<number | null> {
  const row = await database.agent(agentId).first(conversations, eq(conversations.id, conversationId));
  if (!row || !answerRouteOf(contact ?? row.state.contact)) return null;
  const log = await readKinds(database, agentId, conversationId, ['staffSaid', 'workDone']);
  const sent = log.map(({ event }) => (event.type === 'workDone' && !event.failure && event.upTo) || 0);
  const known = Math.max(row.visitorSeenSeq, ...sent);
  return log.find(({ seq, event }) => event.type === 'staffSaid' && seq > known)?.seq ?? null;
}
