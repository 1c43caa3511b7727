import { type AgentOption, includesOption } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agents } from './tables.ts';

/** Whether an agent has what not every agent has; one that is gone has nothing. */
export async function agentIncludes(app: App, agentId: string, option: AgentOption): Promise<boolean> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) return false;
  const { includeGpt, includeConversationAi: includeConversationAI } = agent;
  return includesOption({ includeGpt, includeConversationAI }, option);
}
