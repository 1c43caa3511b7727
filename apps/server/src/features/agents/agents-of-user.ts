import { languages, type Role, type UserAgent } from '@samtale/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { agents, userAgents } from './tables.ts';

/** The agents a user may work on, by name, with the roles they have there. */
export async function agentsOfUser(app: App, userId: string): Promise<UserAgent[]> {
  const links = await app.database.shared.select(userAgents, { where: eq(userAgents.userId, userId) });
  if (!links.length) return [];
  const rolesByAgent = new Map(links.map((link) => [link.linkedAgentId, link.roles]));
  const rows = await app.database.shared.select(agents, {
    where: inArray(agents.id, [...rolesByAgent.keys()]),
    orderBy: [danishOrder(agents.name), asc(agents.id)],
  });
  return rows.map((agent) => ({
    agentId: agent.id,
    agent: {
      id: agent.id,
      name: agent.name,
      includeGpt: agent.includeGpt,
      includeConversationAI: agent.includeConversationAi,
      gdprInterval: agent.gdprInterval,
      timeZone: agent.timeZone,
      languageList: languages.filter((language) => agent.languageIds.includes(language.id)),
      defaultWelcomeIntentId: agent.defaultWelcomeFlowId,
      defaultFallbackIntentId: agent.defaultFallbackFlowId,
    },
    roleList: rolesByAgent.get(agent.id) ?? [],
  }));
}

export async function agentIdsOfUser(app: App, userId: string): Promise<string[]> {
  const links = await app.database.shared.select(userAgents, { where: eq(userAgents.userId, userId) });
  return links.map((link) => link.linkedAgentId);
}

/** A user's roles on an agent; null without a link to it. */
export async function rolesOn(app: App, userId: string, agentId: string): Promise<readonly Role[] | null> {
  const link = await app.database.shared.first(
    userAgents,
    and(eq(userAgents.userId, userId), eq(userAgents.linkedAgentId, agentId)),
  );
  return link?.roles ?? null;
}
