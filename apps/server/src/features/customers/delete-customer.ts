import type { Person } from '@samtale/dialog';
import { and, eq, lt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { ConversationService } from '../conversations/index.ts';
import { moveConversations } from './move-conversations.ts';
import { customers } from './tables.ts';

interface Deletion {
  agentId: string;
  customerId: string;
  by: Person;
  /** Only when it has not been changed since (ISO 8601). */
  unchangedSince?: string;
}

/** Deletes a customer; the conversations stay and are nobody's. Throws `notFound`. */
export async function deleteCustomer(
  app: App,
  conversations: ConversationService,
  { agentId, customerId, by, unchangedSince }: Deletion,
): Promise<void> {
  const isIt = eq(customers.id, customerId);
  const is = unchangedSince ? and(isIt, lt(customers.lastModified, unchangedSince)) : isIt;
  const deleted = await app.database.agent(agentId).delete(customers, is);
  if (!deleted) throw notFound();
  await moveConversations(conversations, { agentId, by, fromId: customerId, intoId: null });
}
