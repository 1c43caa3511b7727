import type { App } from '../../../app.ts';
import type { Identities } from '../../../platform/http/guard.ts';
import { accessTokenLifetime, isSessionOpen } from '../../auth/index.ts';

/** How often it is looked whose time is over, in milliseconds. */
export const askAgainInterval = 60_000;

/**
 * A window stays open for longer than the token it was opened with works: once that has expired it is asked whether the
 * session is still open and the user's plans have not ended, as with a new token, and the window closed if not. What ends
 * sessions before their time closes windows by itself; this is for those that end by their age, and what a node missed.
 */
export async function askStaffAgain(app: App, identities: Pick<Identities, 'plansEnded'>): Promise<void> {
  const now = app.now().getTime();
  const due = [...app.hub.staff.sockets.values()].filter(({ data }) => data.admittedUntil <= now);
  for (const socket of due) {
    const { userId, sessionId } = socket.data;
    const isAdmitted =
      (await isSessionOpen(app, userId, sessionId)) && !(await identities.plansEnded(userId));
    if (isAdmitted) socket.data.admittedUntil = now + accessTokenLifetime * 1000;
    else socket.disconnect(true);
  }
}
