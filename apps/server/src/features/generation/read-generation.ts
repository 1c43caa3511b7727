import { type endpoints, IntegrationType, type ReplyOf } from '@samtale/contract';
import type { App } from '../../app.ts';
import { findAgent } from '../agents/index.ts';
import { countPassages } from '../conversations/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { accessOfAgent } from './access-of-agent.ts';
import type { SourceLibrary } from './source-library.ts';
import { readUsage } from './usage.ts';

type Generation = ReplyOf<typeof endpoints.generation.getGeneration>;

/** Whether answers can be generated for an agent, from what, and what was used this month. */
export async function readGeneration(
  app: App,
  releases: ReleaseCache,
  library: SourceLibrary,
  agentId: string,
): Promise<Generation> {
  const agent = await findAgent(app.database, agentId);
  const used = await readUsage(app, agentId);
  const limits = await findLimits(app.database, agentId, app.now());
  const release = await releases.load(app.database, agentId, agent.releaseNumber);
  return {
    isIncluded: agent.includeGpt,
    isSetUp: accessOfAgent(app, agent) !== null,
    modelList: app.outbound.models.names,
    sources: (await library.activeIds(app.database, agentId)).length,
    sourceList: [...release].map(([languageId, { compiled }]) => ({
      languageId,
      flows: countPassages(compiled, IntegrationType.widget),
    })),
    used: {
      answers: used.answers,
      tokens: used.tokens,
      maxAnswers: limits?.answers ?? null,
      clientList: [...used.byChannel].map(([clientId, one]) => ({ clientId, ...one })),
    },
  };
}
