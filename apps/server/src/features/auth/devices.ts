import type { SignedInDevice } from '@samtale/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { sessionsOfUserEnded } from './sessions-ended.ts';
import { sessions } from './tables.ts';

/** The devices on which a user is signed in: the one that asks first, then by last use. */
export async function readDevices(
  app: App,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SignedInDevice[]> {
  const rows = await app.database.shared.select(sessions, {
    where: and(eq(sessions.userId, userId), gt(sessions.expiresAt, app.now().toISOString())),
    orderBy: desc(sessions.lastUsedAt),
  });
  return rows
    .map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      address,
      createdAt,
      lastUsedAt,
      isCurrent: id === sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

type Caller = { userId: string; sessionId: string };

/** Ends all sessions of a user but one. */
export async function closeOtherSessions(app: App, caller: Caller): Promise<void> {
  await deleteOtherSessions(app.database, caller);
  sessionsOfUserEnded(app, caller.userId, caller.sessionId);
}

/** The same within a transaction; that they have ended is to be told after it. */
export async function deleteOtherSessions(
  { shared }: Pick<DatabaseSession, 'shared'>,
  { userId, sessionId }: Caller,
): Promise<void> {
  await shared.delete(sessions, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
