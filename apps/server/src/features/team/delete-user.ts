import { memberKeys, Role } from '@samtale/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { removePictureAt } from '../profile/index.ts';
import { lockAdministrators, requireAdministrators } from './administrators.ts';
import { closeWindows } from './close-windows.ts';
import { forgetUser, type NamesUser } from './forget-user.ts';
import { lockMember } from './lock-member.ts';
import { requireRightsOver } from './may-change.ts';
import { noteAct } from './note-act.ts';
import { setTeams } from './set-teams.ts';

type User = typeof users.$inferSelect;

/**
 * Takes an agent from somebody. One of its company's people who has no other agent is forgotten; another company's stay
 * theirs. Throws `notFound`, and `conflict` for the last administrator and for who asks.
 */
export async function deleteTeamUser(
  app: App,
  namesUser: NamesUser,
  { agentId, by, userId }: { agentId: string; by: string; userId: string },
): Promise<void> {
  if (userId === by) throw new AppError('conflict', memberKeys.yourself);
  await removing(app, namesUser, userId, async (session) => {
    const { user, isOwn } = await lockMember(session, { agentId, by, userId });
    await removeFrom(app, session, user, [agentId]);
    return { user, agentIds: [agentId], isOwn };
  });
}

/**
 * Takes all agents of their company from one of its people, who is forgotten unless they work for another too. Throws
 * `notFound`, also for who administers no agent of the company, `forbidden` for who administers only some of those that
 * they work on, and `conflict` as above.
 */
export async function deleteUser(
  app: App,
  namesUser: NamesUser,
  { by, userId }: { by: string; userId: string },
  client: ClientOrigin,
): Promise<void> {
  const user = await removing(app, namesUser, userId, async (session) => {
    const user = await session.shared.first(users, eq(users.id, userId), { forUpdate: true });
    if (!user) throw notFound();
    await requireRightsOver(session, by, user);
    if (userId === by) throw new AppError('conflict', memberKeys.yourself);
    const own = await session.shared.select(agents, { where: eq(agents.accountId, user.accountId) });
    const agentIds = own.map(({ id }) => id);
    await removeFrom(app, session, user, agentIds);
    return { user, agentIds, isOwn: true };
  });
  await noteAct(app, { title: 'auth.deleteUser', by, user, client });
}

/** Does it in one transaction, forgets who has no agent left, and closes their windows. Who they were. */
async function removing(
  app: App,
  namesUser: NamesUser,
  userId: string,
  remove: (session: DatabaseSession) => Promise<{ user: User; agentIds: string[]; isOwn: boolean }>,
): Promise<User> {
  const { user, agentIds, picture } = await app.database.transaction(async (session) => {
    const { user, agentIds, isOwn } = await remove(session);
    const isForgotten =
      isOwn && (await session.shared.count(userAgents, eq(userAgents.userId, userId))) === 0;
    if (isForgotten) await forgetUser(session, userId, namesUser);
    return { user, agentIds, picture: isForgotten ? user.profileImageUrl : null };
  });
  app.eventBus.publish(accessChanged, undefined);
  closeWindows(app, userId, agentIds);
  await removePictureAt(app, picture);
  return user;
}

/** Takes agents and their teams from a locked user. */
async function removeFrom(
  app: App,
  session: DatabaseSession,
  user: User,
  agentIds: readonly string[],
): Promise<void> {
  const theirs = and(eq(userAgents.userId, user.id), inArray(userAgents.linkedAgentId, [...agentIds]));
  const links = await session.shared.select(userAgents, { where: theirs });
  const administered = links
    .filter(({ roles }) => user.isActive && roles.includes(Role.administrator))
    .map(({ linkedAgentId }) => linkedAgentId);
  await lockAdministrators(session, administered);
  await session.shared.delete(userAgents, theirs);
  for (const { linkedAgentId } of links) await setTeams(session, linkedAgentId, user.id, []);
  await requireAdministrators(app, session, administered);
}
