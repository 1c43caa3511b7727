import { LoginType, memberKeys, Role } from '@samtale/contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';

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
 * Sees to it, once an administrator has been taken from locked agents, that somebody is left who can sign in and
 * administer each of them: with a password they have chosen, or a work account where a provider of these is set up.
 * Throws `conflict`, which takes it all back.
 */
export async function requireAdministrators(
  { hasWorkAccounts }: Pick<App, 'hasWorkAccounts'>,
  { shared }: DatabaseSession,
  agentIds: readonly string[],
): Promise<void> {
  const hasWay = hasWorkAccounts
    ? or(isNotNull(users.passwordHash), eq(users.loginType, LoginType.workAccount))
    : isNotNull(users.passwordHash);
  const canSignIn = and(eq(users.id, userAgents.userId), eq(users.isActive, true), hasWay);
  for (const agentId of agentIds) {
    const left = await shared.count(
      userAgents,
      and(
        eq(userAgents.linkedAgentId, agentId),
        isAdministrator,
        sql`EXISTS (SELECT 1 FROM ${users} WHERE ${canSignIn})`,
      ),
    );
    if (left) continue;
    const agent = await shared.first(agents, eq(agents.id, agentId));
    throw new AppError('conflict', memberKeys.lastAdministrator, { values: { agent: agent?.name ?? '' } });
  }
}
