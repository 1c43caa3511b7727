import type { ChatRules } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { notFound } from '../../../platform/app-error.ts';
import { agents } from '../../agents/index.ts';

/** How long an agent's visitors may be let wait. Throws `notFound`. */
export async function getChatRules(app: App, agentId: string): Promise<ChatRules> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  return { answerMinutes: agent.answerMinutes };
}

export async function setChatRules(app: App, agentId: string, rules: ChatRules): Promise<ChatRules> {
  await app.database.shared.update(agents, rules, eq(agents.id, agentId));
  return rules;
}
