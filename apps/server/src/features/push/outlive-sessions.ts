import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { sessions } from '../auth/tables.ts';
import { pushSubscriptions } from './tables.ts';

/**
 * Has devices go on telling of chats whose session expires by this moment: nobody has signed them out, they have only
 * not been used. Those that are signed out go with their session.
 */
export async function outliveSessions({ database }: App, moment: string): Promise<void> {
  const expired = sql`${pushSubscriptions.sessionId} IN (SELECT ${sessions.id} FROM ${sessions} WHERE ${lte(sessions.expiresAt, moment)})`;
  const bound = and(isNotNull(pushSubscriptions.sessionId), expired);
  await database.shared.update(pushSubscriptions, { sessionId: null }, bound);
}
