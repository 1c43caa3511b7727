import type { users } from '../auth/index.ts';

type User = typeof users.$inferSelect;

/**
 * Whether one may change who another is, and so get in as them: somebody of the same company, but nobody gets hold of
 * a user admin who is none themselves. A user admin may change everybody.
 */
export const mayChange = (by: User, user: User): boolean =>
  by.isUserAdmin || (by.accountId === user.accountId && !user.isUserAdmin);
