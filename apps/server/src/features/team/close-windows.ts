import type { App } from '../../app.ts';
import { userRoom } from '../../platform/hub/rooms.ts';

/**
 * Closes a user's connections that look at these agents, on all nodes. A console whose session is still open connects
 * again, with what its user may do now; no other gets in.
 */
export function closeWindows({ hub }: App, userId: string, agentIds: readonly string[]): void {
  for (const agentId of agentIds) hub.staff.in(userRoom(userId, agentId)).disconnectSockets(true);
}
