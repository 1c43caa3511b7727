import { type AgentProfile, languages, plans } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { accounts } from '../accounts/index.ts';
import { findAgent } from '../agents/index.ts';
import { flows } from '../flows/index.ts';
import { leadingSubscription, listSubscriptions } from '../subscriptions/index.ts';
import { agentRevision } from './agent-revision.ts';

/** An agent with its company and its plan. Throws `notFound`. */
export async function readAgentProfile(app: App, agentId: string): Promise<Omit<AgentProfile, 'may'>> {
  const agent = await findAgent(app.database, agentId);
  const [customer, flowsOfLanguages, subscriptions] = await Promise.all([
    app.database.shared.first(accounts, eq(accounts.id, agent.accountId)),
    app.database.agent(agentId).query<{ languageId: string; count: number }>(
      (id) => sql`SELECT language_id AS "languageId", count(*)::int AS count FROM ${flows}
                   WHERE agent_id = ${id} GROUP BY language_id ORDER BY language_id`,
    ),
    listSubscriptions(app, agentId),
  ]);
  if (!customer) throw new Error('An agent has lost its company');
  const subscription = leadingSubscription(subscriptions);
  return {
    id: agent.id,
    name: agent.name,
    projectName: agent.projectName || agent.name,
    wantedPhoneNumber: agent.wantedPhoneNumber,
    status: agent.status,
    customer,
    includeConversationAI: agent.includeConversationAi,
    includeGpt: agent.includeGpt,
    includeGptIntegrationType: agent.gptIntegrationType,
    azureEndpointId: agent.azureEndpointId,
    hasSubscriptionKey: agent.subscriptionKeySealed !== null,
    gptModelNameEmbedding: agent.gptModelNameEmbedding,
    phoneSpeechType: agent.phoneSpeechType,
    totalToken: agent.totalToken,
    languageList: languages.filter(({ id }) => agent.languageIds.includes(id)),
    flowsOfLanguages,
    subscription,
    revision: agentRevision(agent, customer),
    maxLanguageCount: subscription && plans[subscription.plan].languages,
  };
}
