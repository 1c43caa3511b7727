import type { Person } from '@samtale/dialog';
import type { ConversationService } from '../conversations/index.ts';

/**
 * Makes a customer's conversations another's, or nobody's. Each says so in its log, so it is a step of its own and not
 * part of a transaction; one that a failure leaves behind names a customer who is gone, which reads as none.
 */
export async function moveConversations(
  conversations: ConversationService,
  { agentId, by, fromId, intoId }: { agentId: string; by: Person; fromId: string; intoId: string | null },
): Promise<void> {
  const moved = new Set<string>();
  for (;;) {
    // A page at a time; what has been moved is not among the next.
    const page = await conversations.reads.ofCustomer(agentId, fromId);
    const left = page.filter(({ chatToken }) => !moved.has(chatToken));
    if (!left.length) return;
    for (const { chatToken } of left) {
      moved.add(chatToken);
      await conversations.linkCustomer(agentId, chatToken, by, intoId, fromId);
    }
  }
}
