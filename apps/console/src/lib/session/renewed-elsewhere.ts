import { type StoredSession, storedSession } from './stored-session.ts';

/**
 * Between tabs that share a session, but not where it is kept: a duplicated tab begins with a copy of what the window
 * it was made from keeps, and is told by no event of what becomes of the other.
 */
let channel: BroadcastChannel | undefined;
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel('samtale.session');
  return channel;
}

export const tellRenewed = (session: StoredSession): void => opened().postMessage(session);

/** Names the one who is told what another tab has renewed. */
export function onRenewed(take: (renewed: StoredSession) => void): void {
  opened().addEventListener('message', ({ data }) => {
    const told = storedSession.safeParse(data);
    if (told.success) take(told.data);
  });
}
