import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { ConversationService } from '../conversations/index.ts';
import { getPerson } from '../profile/index.ts';
import { moveConversations } from './move-conversations.ts';
import { customers } from './tables.ts';

interface Deletion {
  agentId: string;
  customerId: string;
  userId: string;
}

/** Deletes a customer; the conversations stay and are nobody's. Throws `notFound`. */
export async function deleteCustomer(
  app: App,
  conversations: ConversationService,
  { agentId, customerId, userId }: Deletion,
): Promise<void> {
  const deleted = await app.database.agent(agentId).delete(customers, eq(customers.id, customerId));
  if (!deleted) throw notFound();
  const by = await getPerson(app, userId);
  await moveConversations(conversations, { agentId, by, fromId: customerId, intoId: null });
}
