import type { endpoints, ReplyOf } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { changedEmail } from './changed-emails.ts';
import { hashChosenPassword } from './choose-password.ts';
import type { DeviceMarks } from './device-marks.ts';
import { readMailedToken, spendMailedToken } from './mailed-tokens.ts';
import { sendToUser } from './send-to-user.ts';
import { sessionsOfUserEnded } from './sessions-ended.ts';
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
 * Sets a password by a link that was mailed, once, ends every session of the user and forgets what else was mailed:
 * whoever knew the old one is out. The user is mailed that it was changed. The mark by which the browser is known from
 * then on: guesses from elsewhere do not keep its user out. Throws `badRequest`.
 */
export async function resetPassword(
  app: App,
  marks: DeviceMarks,
  token: string,
  password: string,
  client: ClientOrigin,
): Promise<string> {
  // Read twice: hashing takes long, and the row is not to be locked meanwhile.
  await readMailedToken(app, app.database, token, purposes);
  const passwordHash = await hashChosenPassword(app, password);
  const { row, user } = await app.database.transaction(async (session) => {
    const { row, user } = await spendMailedToken(app, session, token, purposes);
    await session.shared.update(users, { passwordHash }, eq(users.id, user.id));
    await session.shared.delete(sessions, eq(sessions.userId, user.id));
    return { row, user };
  });
  sessionsOfUserEnded(app, user.id);
  await app.audit.write({ title: 'auth.resetPassword', userId: user.id, agentId: null, client });
  // Who was invited had none before.
  if (row.purpose === 'resetPassword')
    await sendToUser(app, user, changedEmail('password', user.language, user.firstName));
  return marks.create(user.id);
}
