import { LoginType, type MemberInput } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { sendToUser, users } from '../auth/index.ts';
import { movedEmail } from './invitation-emails.ts';
import { countInvitation, sendInvitation } from './invite.ts';

type User = typeof users.$inferSelect;

/** Which e-mails a change takes. Who has yet to come in has nothing to lose at the address they had. */
function lettersOf(before: User, after: Pick<User, 'email' | 'loginType' | 'isActive'>) {
  const hasMoved = after.email.toLowerCase() !== before.email;
  const hasChanged = hasMoved || after.loginType !== before.loginType;
  const hasGotIn = before.passwordHash !== null || before.loginType === LoginType.workAccount;
  const keepsPassword = before.passwordHash !== null && after.loginType === LoginType.password;
  return { moved: hasMoved && hasGotIn, invitation: hasChanged && !keepsPassword && after.isActive };
}

/** Counts the letters that a change is going to take, before it is stored. Throws `tooManyRequests`. */
export async function countLetters(
  app: App,
  { agentId, userId, input }: { agentId: string; userId: string; input: MemberInput },
): Promise<void> {
  const before = await app.database.shared.first(users, eq(users.id, userId));
  if (!before) return;
  const { moved, invitation } = lettersOf(before, input);
  if (moved) await countInvitation(app, agentId, before.email);
  if (invitation) await countInvitation(app, agentId, input.email);
}

/**
 * Mails what somebody has to know of a change of how they sign in; what is not taken can be sent again. Whether all of
 * it was taken, null where nothing was mailed.
 */
export async function tellOfChange(
  app: App,
  { agentId, by, before }: { agentId: string; by: string; before: User },
): Promise<boolean | null> {
  const user = await app.database.shared.first(users, eq(users.id, before.id));
  if (!user) return null;
  const { moved, invitation } = lettersOf(before, user);
  const { language, firstName, email } = user;
  const taken: boolean[] = [];
  if (moved) taken.push(await sendToUser(app, before, movedEmail(language, firstName, email)));
  if (invitation) taken.push(await sendInvitation(app, { agentId, by, user, lang: language }));
  return taken.length ? taken.every(Boolean) : null;
}
