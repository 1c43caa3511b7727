import { LoginType, type MemberInput, memberKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { forgetMailed, forgetSignIns, users } from '../auth/index.ts';
import { changeActivity } from './change-activity.ts';
import { checkedAddress, checkedPhone, checkLoginType } from './check-member.ts';
import type { Member } from './lock-member.ts';

type User = typeof users.$inferSelect;
/** What an edit changes of who somebody is. */
export type Identity = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'countryCode' | 'loginType' | 'isActive'
>;

/** Who somebody is to be from now on, as far as it may be changed here. */
export function checkedIdentity({ user, isOwn, refusal }: Member, input: MemberInput): Identity {
  const { firstName, lastName, countryCode, loginType, isActive } = input;
  const same =
    firstName === user.firstName &&
    lastName === user.lastName &&
    loginType === user.loginType &&
    isActive === user.isActive &&
    input.email.toLowerCase() === user.email;
  if (!isOwn) {
    if (same) return user;
    throw new AppError('forbidden', refusal);
  }
  const email = checkedAddress(input.email);
  return { firstName, lastName, email, phoneNumber: checkedPhone(input), countryCode, loginType, isActive };
}

/** Throws where somebody could not sign in any more by their own doing, or in a way that there is not. */
export function refuseShuttingOut(
  app: App,
  { by, before, after }: { by: string; before: User; after: Identity },
): void {
  if (after.loginType !== before.loginType) {
    checkLoginType(app, after.loginType);
    // Whether they get in that way is not known before somebody has done it.
    if (by === before.id) throw new AppError('conflict', memberKeys.ownLoginType);
  }
  if (by === before.id && !after.isActive) throw new AppError('conflict', memberKeys.yourself);
}

/** Stores who somebody is from now on. Whether they are signed out by it, to prove themselves again. */
export async function storeIdentity(
  session: DatabaseSession,
  { by, before, after }: { by: string; before: User; after: Identity },
): Promise<boolean> {
  const { firstName, lastName, email, phoneNumber, countryCode, loginType, isActive } = after;
  const usesPassword = loginType === LoginType.password;
  const identity = { firstName, lastName, email, phoneNumber, countryCode, loginType };
  await session.shared.update(
    users,
    usesPassword ? identity : { ...identity, passwordHash: null },
    eq(users.id, before.id),
  );
  const isSignedOut = by !== before.id && (email !== before.email || loginType !== before.loginType);
  if (isSignedOut) await forgetSignIns(session, before.id);
  // Links that went to an address they no longer have, or that would choose a password they no longer need.
  else if (email !== before.email || !usesPassword) await forgetMailed(session, before.id);
  if (isActive !== before.isActive) await changeActivity(session, before.id, isActive);
  return isSignedOut;
}
