import { and, eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { mayChange } from './may-change.ts';

export interface Member {
  user: typeof users.$inferSelect;
  link: typeof userAgents.$inferSelect;
  /** One of the agent's own company, whom the caller may change. */
  isOwn: boolean;
}

/** Somebody who works on an agent, as `by` has them, who is changed by nobody else until the transaction ends. Throws `notFound`. */
export async function lockMember(
  { shared }: DatabaseSession,
  { agentId, by, userId }: { agentId: string; by: string; userId: string },
): Promise<Member> {
  const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
  const ofAgent = and(eq(userAgents.userId, userId), eq(userAgents.linkedAgentId, agentId));
  const link = await shared.first(userAgents, ofAgent);
  const agent = await shared.first(agents, eq(agents.id, agentId));
  const caller = await shared.first(users, eq(users.id, by));
  if (!user || !link || !agent || !caller) throw notFound();
  return { user, link, isOwn: user.accountId === agent.accountId && mayChange(caller, user) };
}
