import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { forgetSignIns, users } from '../auth/index.ts';
import { recoveryCodes, secondFactors } from '../auth/tables.ts';
import { flowVersions } from '../flows/index.ts';
import { pushSubscriptions } from '../push/tables.ts';

/** Whether rows that outlive a user, and that this room knows nothing of, name them by their id. */
export type NamesUser = (userId: string) => SQL;

/**
 * Deletes a user who works on no agent any more. Logs name people in words of their own and stay as they are; where a
 * row names them by their id alone (a flow they have published, a conversation they have), who they were stays behind
 * with nothing but the name, and cannot sign in.
 */
export async function forgetUser(
  session: DatabaseSession,
  userId: string,
  namesUser: NamesUser,
): Promise<void> {
  const { shared } = session;
  const isNamed = sql`EXISTS (SELECT 1 FROM ${flowVersions} WHERE ${flowVersions.publishedBy} = ${userId})
    OR ${namesUser(userId)}`;
  if (await shared.delete(users, and(eq(users.id, userId), sql`NOT (${isNamed})`))) return;
  const nothingLeft = {
    email: `${userId}@deleted.invalid`,
    passwordHash: null,
    phoneNumber: '',
    profileImageUrl: null,
    chatStatus: 0,
    lastSeenAt: null,
    isUserAdmin: false,
    isActive: false,
    settings: {},
  } as const;
  await shared.update(users, nothingLeft, eq(users.id, userId));
  await forgetSignIns(session, userId);
  await shared.delete(secondFactors, eq(secondFactors.userId, userId));
  await shared.delete(recoveryCodes, eq(recoveryCodes.userId, userId));
  await shared.delete(pushSubscriptions, eq(pushSubscriptions.userId, userId));
}
