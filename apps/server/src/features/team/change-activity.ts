import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agentRoom } from '../../platform/hub/rooms.ts';
import { agentIdsOfUser } from '../agents/index.ts';
import { sessionsOfUserEnded, users } from '../auth/index.ts';
import { sessions } from '../auth/tables.ts';

/**
 * Lets a user sign in, or not any more: their sessions end, and they take no chats. The visitors who wait for them are
 * put back in line with the next look for such (`find-neglected.ts`). Within the transaction that has locked them.
 */
export async function changeActivity(
  { shared }: DatabaseSession,
  userId: string,
  isActive: boolean,
): Promise<void> {
  await shared.update(users, isActive ? { isActive } : { isActive, chatStatus: 0 }, eq(users.id, userId));
  if (!isActive) await shared.delete(sessions, eq(sessions.userId, userId));
}

/** Tells the windows of someone who may not sign in any more, and those of the colleagues. Once it is stored. */
export async function announceInactive(app: App, userId: string): Promise<void> {
  const agentIds = await agentIdsOfUser(app, userId);
  sessionsOfUserEnded(app, userId);
  for (const agentId of agentIds)
    app.hub.staff.to(agentRoom(agentId)).emit('changeChatStatus', { userId, chatStatus: 0 });
}
