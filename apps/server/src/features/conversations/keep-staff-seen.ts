import { inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { users } from '../auth/tables.ts';
import { absence } from '../profile/index.ts';

/** Often enough that a missed round does not make anybody absent, in milliseconds. */
const interval = absence / 4;

/** Notes over and over that the people whose windows are connected to this node are there. */
export function keepStaffSeen(app: App): void {
  app.jobs.repeat(interval, () => {
    const connected = [...app.hub.staff.sockets.values()].map(({ data }) => data.userId);
    return noteStaffSeen(app, [...new Set(connected)]);
  });
}

export async function noteStaffSeen(app: App, userIds: readonly string[]): Promise<void> {
  if (!userIds.length) return;
  const lastSeenAt = app.now().toISOString();
  await app.database.shared.update(users, { lastSeenAt }, inArray(users.id, [...userIds]));
}
