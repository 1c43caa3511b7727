import { memberKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { administeredBy } from './administrators.ts';

type User = typeof users.$inferSelect;

/**
 * Whether one may be let change who another is, and so get in as them: somebody of the same company, but nobody gets
 * hold of a user admin who is none themselves. A user admin may change everybody.
 */
export const mayChange = (by: User, user: User): boolean =>
  by.isUserAdmin || (by.accountId === user.accountId && !user.isUserAdmin);

/**
 * Whether somebody works on none of these agents that one does not administer: whoever gets in as them has what they
 * have. It is not asked of user admins, and not of what people do with themselves.
 */
export const administersAll = (
  by: User,
  administered: readonly string[],
  user: User,
  worksOn: readonly string[],
): boolean =>
  by.isUserAdmin || by.id === user.id || worksOn.every((agentId) => administered.includes(agentId));

/** The agents of their own company on which somebody works. */
export async function agentsInCompany(
  { shared }: DatabaseSession,
  { id, accountId }: User,
): Promise<string[]> {
  const own = await shared.select(agents, { where: eq(agents.accountId, accountId) });
  const links = await shared.select(userAgents, { where: eq(userAgents.userId, id) });
  const ids = new Set(own.map((agent) => agent.id));
  return links.map(({ linkedAgentId }) => linkedAgentId).filter((agentId) => ids.has(agentId));
}

/**
 * Sees to it that one may shut somebody out of all they work on in their company. Throws `notFound` for who administers
 * no agent of it or may not change them, and `forbidden` for who does not administer all that they work on.
 */
export async function requireRightsOver(session: DatabaseSession, by: string, user: User): Promise<void> {
  const { shared } = session;
  const caller = await shared.first(users, eq(users.id, by));
  if (!caller || !mayChange(caller, user)) throw notFound();
  const administered = await administeredBy(session, by);
  const own = await shared.select(agents, { where: eq(agents.accountId, user.accountId) });
  if (!own.some(({ id }) => administered.includes(id))) throw notFound();
  if (!administersAll(caller, administered, user, await agentsInCompany(session, user)))
    throw new AppError('forbidden', memberKeys.notAllAgents);
}
