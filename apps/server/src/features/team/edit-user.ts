import {
  auditMoments,
  LoginType,
  type MemberInput,
  memberKeys,
  Role,
  type TeamMember,
} from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { userAgents } from '../agents/index.ts';
import { forgetMailed, forgetSignIns, sendToUser, sessionsOfUserEnded, users } from '../auth/index.ts';
import { administeredBy, lockAdministrators, requireAdministrators } from './administrators.ts';
import { announceInactive, changeActivity } from './change-activity.ts';
import { checkedAddress, checkedPhone, checkTeams } from './check-member.ts';
import { checkRoles } from './check-plan.ts';
import { closeWindows } from './close-windows.ts';
import { movedLetter } from './invitation-letters.ts';
import { sendInvitation } from './invite.ts';
import { lockMember, type Member } from './lock-member.ts';
import { noteAct } from './note-act.ts';
import { planOf, readMember } from './read-members.ts';
import { setTeams } from './set-teams.ts';

type User = typeof users.$inferSelect;
/** What an edit changes of who somebody is. */
type Identity = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'countryCode' | 'loginType' | 'isActive'
>;

/**
 * Changes somebody of an agent's people. Of another company's only roles and teams may differ: the rest is `forbidden`.
 * Throws `notFound`, `badRequest`, `forbidden` also for what the plan does not include, and `conflict` for an address
 * that somebody else has, for the last administrator of an agent, and for who would shut themselves out.
 */
export async function editUser(
  app: App,
  { agentId, by, userId, user: input }: { agentId: string; by: string; userId: string; user: MemberInput },
  client: ClientOrigin,
): Promise<TeamMember> {
  const plan = await planOf(app, agentId);
  await checkTeams(app.database, agentId, input.teamIds);
  const { before, after, roles, isSignedOut } = await app.database
    .transaction(async (session) => {
      const member = await lockMember(session, { agentId, by, userId });
      checkRoles(plan, input.roleList, member.link.roles);
      const after = checkedIdentity(member, input);
      if (userId === by && !after.isActive) throw new AppError('conflict', memberKeys.yourself);
      const endangered = await endangeredAgents(session, member, after.isActive, input.roleList);
      await lockAdministrators(session, endangered);
      const isSignedOut = await storeIdentity(session, { by, before: member.user, after });
      const roleList = [...new Set(input.roleList)];
      const link = and(eq(userAgents.userId, userId), eq(userAgents.linkedAgentId, agentId));
      await session.shared.update(userAgents, { roles: roleList }, link);
      await setTeams(session, agentId, userId, input.teamIds);
      await requireAdministrators(session, endangered);
      return { before: member.user, after, roles: member.link.roles, isSignedOut };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  app.bulletin.tell(accessChanged, undefined);
  if (before.isActive !== after.isActive) {
    const title = after.isActive ? auditMoments.activated : auditMoments.deactivated;
    noteAct(app, { title, by, user: before, client });
  }
  if (before.isActive && !after.isActive) await announceInactive(app, userId);
  else if (isSignedOut) sessionsOfUserEnded(app, userId);
  else if (!isSameSet(roles, input.roleList)) closeWindows(app, userId, [agentId]);
  await tellOfChange(app, { agentId, by, before });
  return readMember(app, { agentId, by, userId });
}

/** Who somebody is to be from now on, as far as it may be changed here. */
function checkedIdentity({ user, isOwn }: Member, input: MemberInput): Identity {
  const { firstName, lastName, countryCode, loginType, isActive } = input;
  const same =
    firstName === user.firstName &&
    lastName === user.lastName &&
    loginType === user.loginType &&
    isActive === user.isActive &&
    input.email.toLowerCase() === user.email;
  if (!isOwn) {
    if (same) return user;
    throw new AppError('forbidden', memberKeys.notOwn);
  }
  const email = checkedAddress(input.email);
  return { firstName, lastName, email, phoneNumber: checkedPhone(input), countryCode, loginType, isActive };
}

/** The agents from which the change would take an administrator. */
async function endangeredAgents(
  session: DatabaseSession,
  { user, link }: Member,
  isActive: boolean,
  roles: readonly Role[],
): Promise<string[]> {
  if (!user.isActive) return [];
  if (!isActive) return administeredBy(session, user.id);
  const resigns = link.roles.includes(Role.administrator) && !roles.includes(Role.administrator);
  return resigns ? [link.linkedAgentId] : [];
}

/** Stores who somebody is from now on. Whether they are signed out by it, to prove themselves anew. */
async function storeIdentity(
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

/** Mails what somebody has to know of a change of how they sign in; what is not taken can be sent again. */
async function tellOfChange(
  app: App,
  { agentId, by, before }: { agentId: string; by: string; before: User },
): Promise<void> {
  const user = await app.database.shared.first(users, eq(users.id, before.id));
  if (!user) return;
  const hasMoved = user.email !== before.email;
  if (hasMoved && before.passwordHash !== null)
    await sendToUser(app, before, movedLetter(user.language, user.firstName, user.email));
  const isPlain = user.passwordHash !== null;
  if (!isPlain && (hasMoved || user.loginType !== before.loginType))
    await sendInvitation(app, { agentId, by, user, lang: user.language });
}

const isSameSet = (one: readonly Role[], other: readonly Role[]) =>
  new Set(one).size === new Set(other).size && one.every((role) => other.includes(role));

const taken = () =>
  new AppError('conflict', memberKeys.emailTaken, {
    fields: [{ path: 'email', messageKey: memberKeys.emailTaken }],
  });
