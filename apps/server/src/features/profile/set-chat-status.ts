import type { ChatStatus } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agentRoom } from '../../platform/hub/rooms.ts';
import { agentIdsOfUser } from '../agents/index.ts';
import { users } from '../auth/tables.ts';

/** Sets whether a user takes chats, and tells the colleagues on each of their agents. */
export async function setChatStatus(app: App, userId: string, chatStatus: ChatStatus): Promise<void> {
  const lastSeenAt = app.now().toISOString();
  await app.database.shared.update(users, { chatStatus, lastSeenAt }, eq(users.id, userId));
  for (const agentId of await agentIdsOfUser(app, userId)) {
    app.hub.staff.to(agentRoom(agentId)).emit('changeChatStatus', { userId, chatStatus });
  }
}
