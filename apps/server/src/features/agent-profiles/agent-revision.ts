import { revisionOf } from '../../platform/revision-of.ts';
import type { accounts } from '../accounts/index.ts';
import type { agents } from '../agents/index.ts';

/** Tells whether an agent and its company are still as they were shown, in all that an edit would change. */
export const agentRevision = (
  agent: typeof agents.$inferSelect,
  { id: _, ...company }: typeof accounts.$inferSelect,
): string =>
  revisionOf([
    agent.name,
    agent.projectName,
    agent.wantedPhoneNumber,
    agent.includeConversationAi,
    agent.includeGpt,
    agent.gptIntegrationType,
    agent.azureEndpointId,
    agent.gptModelNameEmbedding,
    agent.phoneSpeechType,
    [...agent.languageIds].sort(),
    Object.entries(company).sort(),
  ]);
