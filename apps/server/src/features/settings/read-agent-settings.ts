import { type AgentSettings, languages } from '@samtale/contract';
import type { App } from '../../app.ts';
import { findAgent } from '../agents/index.ts';
import { pendingFrom } from '../retention/index.ts';

/** What holds for an agent as a whole. Throws `notFound`. */
export async function readAgentSettings(app: App, agentId: string): Promise<AgentSettings> {
  const agent = await findAgent(app.database, agentId);
  return {
    id: agent.id,
    name: agent.name,
    projectName: agent.projectName || agent.name,
    mlClassification: agent.mlClassification,
    timeZone: agent.timeZone,
    speechVoiceType: agent.speechVoiceType,
    speechPitch: agent.speechPitch,
    gdprInterval: agent.gdprInterval,
    gdprErasesFrom: pendingFrom(agent.gdprErasesFrom, app.now()),
    answerMinutes: agent.answerMinutes,
    defaultWelcomeIntentId: agent.defaultWelcomeFlowId,
    defaultFallbackIntentId: agent.defaultFallbackFlowId,
    languageList: languages.filter(({ id }) => agent.languageIds.includes(id)),
    includeGpt: agent.includeGpt,
    includeConversationAI: agent.includeConversationAi,
  };
}
