import { memberKeys, Role } from '@samtale/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { mayChange } from './may-change.ts';

const isAdministrator = sql`${Role.administrator} = ANY(${userAgents.roles})`;

/** The agents on which a user is an administrator. */
export async function administeredBy({ shared }: DatabaseSession, userId: string): Promise<string[]> {
  const links = await shared.select(userAgents, {
    where: and(eq(userAgents.userId, userId), isAdministrator),
  });
  return links.map(({ linkedAgentId }) => linkedAgentId);
}

/** Lets one transaction at a time take administrators from these agents, in an order that lets none wait for each other. */
export async function lockAdministrators(
  session: DatabaseSession,
  agentIds: readonly string[],
): Promise<void> {
  for (const agentId of [...agentIds].sort()) await session.agent(agentId).lock('administrators');
}

/**
 * Sees to it, once an administrator has been taken from locked agents, that somebody is left who may sign in and
 * administer each of them. Throws `conflict`, which takes it all back.
 */
export async function requireAdministrators(
  { shared }: DatabaseSession,
  agentIds: readonly string[],
): Promise<void> {
  for (const agentId of agentIds) {
    const left = await shared.count(
      userAgents,
      and(
        eq(userAgents.linkedAgentId, agentId),
        isAdministrator,
        sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userAgents.userId} AND ${users.isActive})`,
      ),
    );
    if (left) continue;
    const agent = await shared.first(agents, eq(agents.id, agentId));
    throw new AppError('conflict', memberKeys.lastAdministrator, { values: { agent: agent?.name ?? '' } });
  }
}

/** Whether somebody administers an agent of a user's company and may change who that user is. */
export async function administersAccountOf(
  { shared }: DatabaseSession,
  by: string,
  user: typeof users.$inferSelect,
): Promise<boolean> {
  const caller = await shared.first(users, eq(users.id, by));
  if (!caller || !mayChange(caller, user)) return false;
  const own = await shared.select(agents, { where: eq(agents.accountId, user.accountId) });
  if (!own.length) return false;
  const link = and(
    eq(userAgents.userId, by),
    isAdministrator,
    inArray(
      userAgents.linkedAgentId,
      own.map(({ id }) => id),
    ),
  );
  return (await shared.count(userAgents, link)) > 0;
}
