import { LoginType, type PlanLimits, type TeamMember } from '@samtale/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { secondFactors } from '../auth/tables.ts';
import { isOnline } from '../profile/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import { administeredBy } from './administrators.ts';
import { administersAll, mayChange } from './may-change.ts';
import { memberRevision } from './member-revision.ts';
import { teamUsers } from './tables.ts';

/** The people who work on an agent as `by` has them, active or not, by name; those of some ids when these are given. */
export async function listMembers(
  app: App,
  { agentId, by }: { agentId: string; by: string },
  only?: readonly string[],
): Promise<TeamMember[]> {
  const { shared } = app.database;
  const agent = await shared.first(agents, eq(agents.id, agentId));
  const caller = await shared.first(users, eq(users.id, by));
  if (!agent || !caller) throw notFound();
  const links = await shared.select(userAgents, {
    where: and(eq(userAgents.linkedAgentId, agentId), only && inArray(userAgents.userId, [...only])),
  });
  if (!links.length) return [];
  const ids = links.map(({ userId }) => userId);
  const [people, memberships, otherAgents, factors, administered] = await Promise.all([
    shared.select(users, {
      where: inArray(users.id, ids),
      orderBy: [danishOrder(users.firstName), danishOrder(users.lastName), asc(users.id)],
    }),
    app.database.agent(agentId).select(teamUsers, { where: inArray(teamUsers.userId, ids) }),
    otherAgentsOf(app, agent, ids),
    shared.select(secondFactors, { where: inArray(secondFactors.userId, ids) }),
    administeredBy(app.database, by),
  ]);
  const rolesOf = new Map(links.map((link) => [link.userId, link.roles]));
  const methodOf = new Map(factors.map(({ userId, method }) => [userId, method]));
  const teamsOf = Map.groupBy(memberships, ({ userId }) => userId);
  return people.map((user) => {
    const isCompanys = user.accountId === agent.accountId && mayChange(caller, user);
    const { id, firstName, lastName, email, countryCode, loginType, isActive } = user;
    const worksOn = [agent.id, ...(otherAgents.get(id) ?? [])];
    const isOwn = isCompanys && administersAll(caller, administered, user, worksOn);
    const roleList = rolesOf.get(id) ?? [];
    const teamIds = (teamsOf.get(id) ?? []).map(({ teamId }) => teamId);
    return {
      id,
      firstName,
      lastName,
      email,
      countryCode,
      // Another company's people have not given theirs to this one.
      phoneNumber: isOwn ? user.phoneNumber : '',
      loginType,
      isActive,
      isOwn,
      hasOthersAgents: isCompanys && !isOwn,
      isInvited: loginType === LoginType.password && user.passwordHash === null,
      twoFactor: (isOwn && methodOf.get(id)) || null,
      roleList,
      teamIds,
      otherAgents: isOwn ? (otherAgents.get(id)?.length ?? 0) : 0,
      profileImageUrl: user.profileImageUrl,
      isOnline: isOnline(user, app.now()),
      lastSeenAt: user.lastSeenAt,
      revision: memberRevision(user, { roles: roleList, teamIds, isOwn }),
    };
  });
}

/** One of the people who work on an agent. Throws `notFound`. */
export async function readMember(
  app: App,
  { userId, ...asked }: { agentId: string; by: string; userId: string },
): Promise<TeamMember> {
  const [member] = await listMembers(app, asked, [userId]);
  if (!member) throw notFound();
  return member;
}

/** An agent's people as its administrators manage them, with what its plan lets them be. */
export async function readProfiles(app: App, agentId: string, by: string) {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  const { userRoles, users: most } = await planOf(app, agentId);
  return {
    list: await listMembers(app, { agentId, by }),
    customerId: agent.accountId,
    plan: { userRoles, users: most },
  };
}

/** What the agent's plan lets its people be. Nothing is kept from an agent that never had one. */
export async function planOf(app: App, agentId: string): Promise<Pick<PlanLimits, 'userRoles' | 'users'>> {
  return (await findLimits(app.database, agentId, app.now())) ?? { userRoles: true, users: null };
}

/** The colleagues on an agent as they are shown. */
export async function listColleagueProfiles(app: App, agentId: string, by: string) {
  const members = await listMembers(app, { agentId, by });
  return members
    .filter(({ isActive }) => isActive)
    .map(({ id, firstName, lastName, profileImageUrl, isOnline: online, teamIds }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      profileImageUrl,
      isOnline: online,
      teamIds,
    }));
}

/** On which other agents of the company each works. */
async function otherAgentsOf(
  app: App,
  { id, accountId }: typeof agents.$inferSelect,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { shared } = app.database;
  const others = await shared.select(agents, {
    where: and(eq(agents.accountId, accountId), ne(agents.id, id)),
  });
  if (!others.length) return new Map();
  const links = await shared.select(userAgents, {
    where: and(
      inArray(userAgents.userId, [...userIds]),
      inArray(
        userAgents.linkedAgentId,
        others.map((other) => other.id),
      ),
    ),
  });
  const ofUsers = Map.groupBy(links, ({ userId }) => userId);
  return new Map([...ofUsers].map(([userId, list]) => [userId, list.map((link) => link.linkedAgentId)]));
}
