import { type ChatStatus, type Role, roleGroups } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { agentRoom } from '../../platform/hub/rooms.ts';
import { userAgents } from '../agents/index.ts';
import { users } from '../auth/tables.ts';

const takesChats = (role: Role) => roleGroups.chatAgent.some((one) => one === role);

/**
 * Sets whether a user takes chats, and tells the colleagues on each of their agents. Throws `forbidden` of those who take
 * chats on none.
 */
export async function setChatStatus(app: App, userId: string, chatStatus: ChatStatus): Promise<void> {
  const links = await app.database.shared.select(userAgents, { where: eq(userAgents.userId, userId) });
  if (!links.some(({ roles }) => roles.some(takesChats))) throw new AppError('forbidden', 'error.forbidden');
  const lastSeenAt = app.now().toISOString();
  await app.database.shared.update(users, { chatStatus, lastSeenAt }, eq(users.id, userId));
  for (const { linkedAgentId } of links) {
    app.hub.staff.to(agentRoom(linkedAgentId)).emit('changeChatStatus', { userId, chatStatus });
  }
}
