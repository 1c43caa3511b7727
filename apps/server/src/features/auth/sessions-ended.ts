import type { App } from '../../app.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { personRoom, sessionRoom } from '../../platform/hub/rooms.ts';

/**
 * Told once sessions have ended, before the call that did it is answered: what was remembered of them is forgotten, and
 * the windows they had open are closed, on all nodes.
 */
export function sessionEnded({ eventBus, hub }: App, sessionId: string): void {
  eventBus.publish(accessChanged, undefined);
  hub.staff.in(sessionRoom(sessionId)).disconnectSockets(true);
}

/** The same for all sessions of a user, but for the one that is to stay. */
export function sessionsOfUserEnded({ eventBus, hub }: App, userId: string, staying?: string): void {
  eventBus.publish(accessChanged, undefined);
  const windows = hub.staff.in(personRoom(userId));
  (staying ? windows.except(sessionRoom(staying)) : windows).disconnectSockets(true);
}
