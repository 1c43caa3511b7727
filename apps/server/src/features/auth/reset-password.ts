import type { endpoints, ReplyOf } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { hashChosenPassword } from './choose-password.ts';
import { readMailedToken, spendMailedToken } from './mailed-tokens.ts';
import { sessions, users } from './tables.ts';

const purposes = ['resetPassword', 'invitation'] as const;

/** The address of the user whose password a link lets choose, and how long it has to be. Throws `badRequest`. */
export async function checkPasswordToken(
  app: App,
  token: string,
): Promise<ReplyOf<typeof endpoints.auth.checkPasswordToken>> {
  const { userId } = await readMailedToken(app, app.database, token, purposes);
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) throw new AppError('badRequest', 'resetPassword.error.invalidToken');
  return { email: user.email, passwordMin: app.passwordMin };
}

/**
 * Sets a password by a link that was mailed, once, and ends every session of the user: whoever knew the old one is
 * out. Throws `badRequest`.
 */
export async function resetPassword(
  app: App,
  token: string,
  password: string,
  client: ClientOrigin,
): Promise<void> {
  // Read twice: hashing takes long, and the row is not to be locked meanwhile.
  await readMailedToken(app, app.database, token, purposes);
  const passwordHash = await hashChosenPassword(app, password);
  const userId = await app.database.transaction(async (session) => {
    const row = await readMailedToken(app, session, token, purposes, { forUpdate: true });
    await spendMailedToken(app, session, row);
    await session.shared.update(users, { passwordHash }, eq(users.id, row.userId));
    await session.shared.delete(sessions, eq(sessions.userId, row.userId));
    return row.userId;
  });
  app.bulletin.tell(accessChanged, undefined);
  app.audit.write({ title: 'auth.resetPassword', userId, agentId: null, client });
}
