import { type StoredSession, storedSession } from './stored-session.ts';

/**
 * Between tabs that share a session, but not where it is kept: a duplicated tab begins with a copy of what the window
 * it was made from keeps, and is told by no event of what becomes of the other.
 */
const channel = new BroadcastChannel('samtale.session');

export const tellRenewed = (session: StoredSession): void => channel.postMessage(session);

/** Names the one who is told what another tab has renewed. */
export function onRenewed(take: (renewed: StoredSession) => void): void {
  channel.addEventListener('message', ({ data }) => {
    const told = storedSession.safeParse(data);
    if (told.success) take(told.data);
  });
}
