import { revisionOf } from '../../platform/revision-of.ts';
import type { users } from '../auth/index.ts';

type User = typeof users.$inferSelect;

interface OnAgent {
  roles: readonly number[];
  teamIds: readonly string[];
  /** Whose phone number is shown. */
  isOwn: boolean;
}

/** Tells whether somebody is still as they were shown, in all that an edit would change. */
export const memberRevision = (user: User, { roles, teamIds, isOwn }: OnAgent): string =>
  revisionOf([
    user.firstName,
    user.lastName,
    user.email,
    isOwn ? user.phoneNumber : '',
    user.countryCode,
    user.loginType,
    user.isActive,
    [...roles].sort(),
    [...teamIds].sort(),
  ]);
