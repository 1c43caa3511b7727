import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { hashChosenPassword } from './choose-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { closeOtherSessions } from './devices.ts';
import { users } from './tables.ts';

/** Changes a user's password and signs them out everywhere else. Throws `badRequest` and `tooManyRequests`. */
export async function updatePassword(
  app: App,
  caller: { userId: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await confirmPassword(app, caller, currentPassword);
  const passwordHash = await hashChosenPassword(app, newPassword);
  await app.database.shared.update(users, { passwordHash }, eq(users.id, caller.userId));
  await closeOtherSessions(app, caller);
}
