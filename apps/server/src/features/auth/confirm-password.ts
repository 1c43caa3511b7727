import { profileKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { passwordMatches } from './passwords.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { users } from './tables.ts';

/** Whoever sits at an open session may try so often. */
const bySession: AttemptLimit = { name: 'confirm-password', most: 10, seconds: 15 * 60 };

/**
 * The user, once they have said their password again: an unlocked screen is not to be enough to take an account over.
 * Throws `badRequest` for a wrong one and `tooManyRequests`.
 */
export async function confirmPassword(
  app: App,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
): Promise<typeof users.$inferSelect> {
  const attempts = [{ limit: bySession, subject: sessionId }];
  await countAttempt(app, attempts);
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) throw notFound();
  if (!(await passwordMatches(user.passwordHash, password))) {
    const fields = [{ path: 'currentPassword', messageKey: profileKeys.wrongPassword }];
    throw new AppError('badRequest', profileKeys.wrongPassword, { fields });
  }
  await app.limits.giveBack(attempts);
  return user;
}
