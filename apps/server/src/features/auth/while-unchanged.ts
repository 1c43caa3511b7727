import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { users } from './tables.ts';

/**
 * Ends a sign-in in one transaction, in which the user is locked and as they were when they proved who they are:
 * proving takes a while, and whoever knew the password before is not to come in after it has changed. Throws
 * `unauthorized`.
 */
export function whileUnchanged<T>(
  app: App,
  verified: typeof users.$inferSelect,
  work: (session: Pick<DatabaseSession, 'shared'>) => Promise<T>,
): Promise<T> {
  return app.database.transaction(async (session) => {
    const user = await session.shared.first(users, eq(users.id, verified.id), { forUpdate: true });
    const isSame = user?.passwordHash === verified.passwordHash && user.loginType === verified.loginType;
    if (!user?.isActive || !isSame) throw new AppError('unauthorized', 'login.failed');
    return work(session);
  });
}
