import { revisionOf } from '../../platform/revision-of.ts';
import type { teams } from './tables.ts';

/** Tells whether a team is still as it was shown, with the people who were shown in it. */
export const teamRevision = (
  { name, email, phoneNumber }: Pick<typeof teams.$inferSelect, 'name' | 'email' | 'phoneNumber'>,
  userIds: readonly string[],
): string => revisionOf([name, email, phoneNumber, [...userIds].sort()]);
