import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { changedEmail } from './changed-emails.ts';
import { hashChosenPassword } from './choose-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { deleteOtherSessions } from './devices.ts';
import { forgetMailed } from './mailed-tokens.ts';
import { sendToUser } from './send-to-user.ts';
import { sessionsOfUserEnded } from './sessions-ended.ts';
import { users } from './tables.ts';

/**
 * Changes a user's password, signs them out everywhere else, forgets what was mailed before, and mails them that it
 * was changed. Throws `badRequest` and `tooManyRequests`.
 */
export async function updatePassword(
  app: App,
  caller: { userId: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await confirmPassword(app, caller, currentPassword);
  const passwordHash = await hashChosenPassword(app, newPassword);
  await app.database.transaction(async (session) => {
    await session.shared.update(users, { passwordHash }, eq(users.id, caller.userId));
    await forgetMailed(session, caller.userId);
    await deleteOtherSessions(session, caller);
  });
  sessionsOfUserEnded(app, caller.userId, caller.sessionId);
  await sendToUser(app, user, changedEmail('password', user.language, user.firstName));
}
