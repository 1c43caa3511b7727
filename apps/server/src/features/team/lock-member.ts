import { memberKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { administeredBy } from './administrators.ts';
import { administersAll, agentsInCompany, mayChange } from './may-change.ts';
import { teamUsers } from './tables.ts';

export interface Member {
  user: typeof users.$inferSelect;
  link: typeof userAgents.$inferSelect;
  /** One of the agent's own company, whom the caller may change. */
  isOwn: boolean;
  /** Under which key a change of who they are is refused, where it is. */
  refusal: string;
  teamIds: string[];
}

/** Somebody who works on an agent, as `by` has them, who is changed by nobody else until the transaction ends. Throws `notFound`. */
export async function lockMember(
  session: DatabaseSession,
  { agentId, by, userId }: { agentId: string; by: string; userId: string },
): Promise<Member> {
  const { shared } = session;
  const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
  const ofAgent = and(eq(userAgents.userId, userId), eq(userAgents.linkedAgentId, agentId));
  const link = await shared.first(userAgents, ofAgent);
  const agent = await shared.first(agents, eq(agents.id, agentId));
  const caller = await shared.first(users, eq(users.id, by));
  if (!user || !link || !agent || !caller) throw notFound();
  const isCompanys = user.accountId === agent.accountId && mayChange(caller, user);
  const worksOn = isCompanys ? await agentsInCompany(session, user) : [];
  const isOwn = isCompanys && administersAll(caller, await administeredBy(session, by), user, worksOn);
  const refusal = isCompanys ? memberKeys.notAllAgents : memberKeys.notOwn;
  const inTeams = await session.agent(agentId).select(teamUsers, { where: eq(teamUsers.userId, userId) });
  return { user, link, isOwn, refusal, teamIds: inTeams.map(({ teamId }) => teamId) };
}
