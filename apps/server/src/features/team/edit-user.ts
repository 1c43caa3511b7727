import { auditMoments, type MemberInput, memberKeys, Role, type TeamMember } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { userAgents } from '../agents/index.ts';
import { sessionsOfUserEnded } from '../auth/index.ts';
import { administeredBy, lockAdministrators, requireAdministrators } from './administrators.ts';
import { announceInactive } from './change-activity.ts';
import { checkTeams } from './check-member.ts';
import { checkRoles } from './check-plan.ts';
import { closeWindows } from './close-windows.ts';
import { lockMember, type Member } from './lock-member.ts';
import { checkedIdentity, type Identity, refuseShuttingOut, storeIdentity } from './member-identity.ts';
import { memberRevision } from './member-revision.ts';
import { noteAct } from './note-act.ts';
import { planOf, readMember } from './read-members.ts';
import { setTeams } from './set-teams.ts';
import { countLetters, tellOfChange } from './tell-of-change.ts';

interface Edit {
  agentId: string;
  /** The id of who edits. */
  by: string;
  userId: string;
  user: MemberInput;
  /** Of what was edited; without it whatever is stored is. */
  revision?: string | undefined;
}

/**
 * Changes somebody of an agent's people, and whether the mails about it were taken, null where there were none. Of whom
 * the caller may not change only roles and teams may differ: the rest is `forbidden`. Throws `notFound`, `badRequest`,
 * `forbidden` also for what the plan does not include, `tooManyRequests`, and `conflict` for who was changed meanwhile,
 * for an address that somebody else has, for the last administrator of an agent, and for who would shut themselves out.
 */
export async function editUser(
  app: App,
  { agentId, by, userId, user: input, revision }: Edit,
  client: ClientOrigin,
): Promise<{ user: TeamMember; isMailed: boolean | null }> {
  const plan = await planOf(app, agentId);
  await checkTeams(app.database, agentId, input.teamIds);
  await countLetters(app, { agentId, userId, input });
  const { before, after, roles, isSignedOut } = await app.database
    .transaction(async (session) => {
      const member = await lockMember(session, { agentId, by, userId });
      refuseUnlessCurrent(member, revision);
      checkRoles(plan, input.roleList, member.link.roles);
      const after = checkedIdentity(member, input);
      refuseShuttingOut(app, { by, before: member.user, after });
      const endangered = await endangeredAgents(session, member, after, input.roleList);
      await lockAdministrators(session, endangered);
      const isSignedOut = await storeIdentity(session, { by, before: member.user, after });
      const roleList = [...new Set(input.roleList)];
      const link = and(eq(userAgents.userId, userId), eq(userAgents.linkedAgentId, agentId));
      await session.shared.update(userAgents, { roles: roleList }, link);
      await setTeams(session, agentId, userId, input.teamIds);
      await requireAdministrators(app, session, endangered);
      return { before: member.user, after, roles: member.link.roles, isSignedOut };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  app.eventBus.publish(accessChanged, undefined);
  if (before.isActive !== after.isActive) {
    const title = after.isActive ? auditMoments.activated : auditMoments.deactivated;
    await noteAct(app, { title, by, user: before, client });
  }
  if (before.isActive && !after.isActive) await announceInactive(app, userId);
  else if (isSignedOut) sessionsOfUserEnded(app, userId);
  else if (!isSameSet(roles, input.roleList)) closeWindows(app, userId, [agentId]);
  const isMailed = await tellOfChange(app, { agentId, by, before });
  return { user: await readMember(app, { agentId, by, userId }), isMailed };
}

function refuseUnlessCurrent({ user, link, teamIds, isOwn }: Member, revision: string | undefined): void {
  if (revision !== undefined && revision !== memberRevision(user, { roles: link.roles, teamIds, isOwn }))
    throw new AppError('conflict', memberKeys.changed);
}

/** The agents from which the change would take an administrator. */
async function endangeredAgents(
  session: DatabaseSession,
  { user, link }: Member,
  { isActive, loginType }: Identity,
  roles: readonly Role[],
): Promise<string[]> {
  if (!user.isActive) return [];
  if (!isActive || loginType !== user.loginType) return administeredBy(session, user.id);
  const resigns = link.roles.includes(Role.administrator) && !roles.includes(Role.administrator);
  return resigns ? [link.linkedAgentId] : [];
}

const isSameSet = (one: readonly Role[], other: readonly Role[]) =>
  new Set(one).size === new Set(other).size && one.every((role) => other.includes(role));

const taken = () =>
  new AppError('conflict', memberKeys.emailTaken, {
    fields: [{ path: 'email', messageKey: memberKeys.emailTaken }],
  });
