import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { closeSession } from './sessions.ts';
import { sessions } from './tables.ts';
import type { WorkAccounts } from './work-account/work-accounts.ts';

/** Ends the caller's session. Where the provider is left too whose work account began it; null for a password. */
export async function logOut(
  app: App,
  accounts: WorkAccounts,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string | null> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const session = await app.database.shared.first(sessions, own);
  await closeSession(app, userId, sessionId);
  return session?.provider ? accounts.endAddress(session.provider) : null;
}
