import { type ReadMark, readMarksMax } from '@samtale/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { userRoom } from '../../../platform/hub/rooms.ts';
import { conversationReads } from '../tables.ts';

/** How far a user has read an agent's conversations, the newest marks first. */
export async function getReadMarks(app: App, agentId: string, userId: string): Promise<ReadMark[]> {
  const rows = await app.database.agent(agentId).select(conversationReads, {
    where: eq(conversationReads.userId, userId),
    orderBy: desc(conversationReads.at),
    limit: readMarksMax,
  });
  return rows.map(({ conversationId, seq, at }) => ({ chatToken: conversationId, seq, at }));
}

/** Remembers how far a user has read, and tells their other devices. A lower number than before changes nothing. */
export async function markRead(
  app: App,
  agentId: string,
  userId: string,
  { chatToken, seq }: Omit<ReadMark, 'at'>,
): Promise<void> {
  const scope = app.database.agent(agentId);
  const at = app.now().toISOString();
  await scope.insert(conversationReads, [{ userId, conversationId: chatToken, seq: 0, at }], {
    onConflictDoNothing: true,
  });
  const where = and(
    eq(conversationReads.userId, userId),
    eq(conversationReads.conversationId, chatToken),
    sql`${conversationReads.seq} < ${seq}`,
  );
  if (!(await scope.update(conversationReads, { seq, at }, where))) return;
  app.hub.staff.to(userRoom(userId, agentId)).emit('readMark', { chatToken, seq, at });
}
