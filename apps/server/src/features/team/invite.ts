import { type LanguageCode, LoginType, memberKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { agents } from '../agents/index.ts';
import { createMailedToken, sendToUser, users } from '../auth/index.ts';
import { getPerson } from '../profile/index.ts';
import { accessEmail, invitationDays, invitationEmail, workAccountEmail } from './invitation-emails.ts';
import { readMember } from './read-members.ts';

/** Mails an agent's administrators may send off: nobody is to be flooded in its name. */
const byAgent: AttemptLimit = { name: 'invite.agent', most: 100, seconds: 3600 };
const byUser: AttemptLimit = { name: 'invite.user', most: 5, seconds: 3600 };

type User = typeof users.$inferSelect;

interface Invitation {
  agentId: string;
  /** The id of who invites. */
  by: string;
  user: User;
  lang: LanguageCode;
}

/** Counts an invitation. Throws `tooManyRequests`. */
export async function countInvitation(app: App, agentId: string, email: string): Promise<void> {
  const attempts = [
    { limit: byAgent, subject: agentId },
    { limit: byUser, subject: email.toLowerCase() },
  ];
  if (!(await app.limits.take(attempts))) throw new AppError('tooManyRequests', memberKeys.tooMany);
}

/**
 * Mails somebody how they get in: with a link to choose a password, their work account, or as they do already. Whether
 * the mail was taken.
 */
export async function sendInvitation(app: App, { agentId, by, user, lang }: Invitation): Promise<boolean> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  const { name: inviter } = await getPerson(app, by);
  const words = { language: lang, firstName: user.firstName, inviter, agent: agent.name };
  const login = `${app.publicUrl()}/login`;
  if (user.loginType === LoginType.workAccount)
    return sendToUser(app, user, workAccountEmail({ ...words, address: login }));
  if (user.passwordHash !== null) return sendToUser(app, user, accessEmail({ ...words, address: login }));
  const token = await createMailedToken(
    app,
    { userId: user.id, purpose: 'invitation' },
    invitationDays * 86_400_000,
  );
  const address = `${app.publicUrl()}/choosePassword/${token}`;
  return sendToUser(app, user, invitationEmail({ ...words, address }));
}

/**
 * Invites somebody again who has not chosen a password. Throws `notFound`, `conflict`, `tooManyRequests`, and
 * `unavailable` when the mail was not taken.
 */
export async function resendInvitation(
  app: App,
  { agentId, by, userId, lang }: { agentId: string; by: string; userId: string; lang: LanguageCode },
): Promise<void> {
  const member = await readMember(app, { agentId, by, userId });
  if (!member.isInvited) throw new AppError('conflict', memberKeys.chosen);
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) throw notFound();
  if (!user.isActive) throw new AppError('conflict', memberKeys.inactive);
  await countInvitation(app, agentId, user.email);
  if (!(await sendInvitation(app, { agentId, by, user, lang })))
    throw new AppError('unavailable', memberKeys.notSent);
}
