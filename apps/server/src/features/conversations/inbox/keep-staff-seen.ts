import { eq, inArray } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { agentRoom, personRoom } from '../../../platform/hub/rooms.ts';
import { agentIdsOfUser } from '../../agents/index.ts';
import { users } from '../../auth/tables.ts';
import { absence } from '../../profile/index.ts';

/** Often enough that a missed round does not make anybody absent, in milliseconds. */
const interval = absence / 4;

/** Notes over and over that the people whose windows are connected to this node are there. */
export function keepStaffSeen(app: App): void {
  app.jobs.repeat(interval, () => {
    const connected = [...app.hub.staff.sockets.values()].map(({ data }) => data.userId);
    return noteStaffSeen(app, [...new Set(connected)]);
  });
}

/**
 * Notes that a user's window has connected. Who was not there until now, or never has been, may be online with it: the
 * colleagues are told. Their own windows know what they have chosen.
 */
export async function noteStaffCame(app: App, userId: string): Promise<void> {
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) return;
  await noteStaffSeen(app, [userId]);
  const { chatStatus, lastSeenAt } = user;
  if (lastSeenAt !== null && Date.parse(lastSeenAt) > app.now().getTime() - absence) return;
  for (const agentId of await agentIdsOfUser(app, userId))
    app.hub.staff
      .to(agentRoom(agentId))
      .except(personRoom(userId))
      .emit('changeChatStatus', { userId, chatStatus });
}

async function noteStaffSeen(app: App, userIds: readonly string[]): Promise<void> {
  if (!userIds.length) return;
  const lastSeenAt = app.now().toISOString();
  await app.database.shared.update(users, { lastSeenAt }, inArray(users.id, [...userIds]));
}
