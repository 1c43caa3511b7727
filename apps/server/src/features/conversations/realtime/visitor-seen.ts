import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { conversationRoom } from '../../../platform/hub/rooms.ts';
import { conversations } from '../tables.ts';

/** Notes the last event a visitor has had on the screen, and tells the staff who watch. More than there is counts as all. */
export async function noteVisitorSaw(
  app: App,
  agentId: string,
  conversationId: string,
  seq: number,
): Promise<void> {
  const where = and(eq(conversations.id, conversationId), sql`${conversations.visitorSeenSeq} < ${seq}`);
  if (!(await app.database.agent(agentId).update(conversations, { visitorSeenSeq: seq }, where))) return;
  app.hub.staff.to(conversationRoom(conversationId)).emit('visitorSeen', { chatToken: conversationId, seq });
}
