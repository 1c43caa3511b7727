import type { Flow, FlowListItem } from '@samtale/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { agents } from '../agents/index.ts';
import type { flows, trainingPhrases } from './tables.ts';

export type FlowRow = InferSelectModel<typeof flows>;
type AgentRow = InferSelectModel<typeof agents>;
type PhraseRow = InferSelectModel<typeof trainingPhrases>;

/** A flow as a list shows it. */
export function flowListItem(row: FlowRow, agent: AgentRow, trainingPhraseCount: number): FlowListItem {
  return {
    id: row.id,
    masterIntentId: row.masterId,
    followUpParentId: row.parentId,
    title: row.title,
    intentType: row.intentType,
    isFallback: row.masterId === agent.defaultFallbackFlowId,
    isWelcome: row.masterId === agent.defaultWelcomeFlowId,
    isActive: row.isActive,
    isPublished: row.publishedVersion !== null,
    disabled: row.disabled,
    trainingPhraseCount,
    lastModified: row.lastModified,
  };
}

/** A flow with all it holds, for the editor. */
export function flowRecord(row: FlowRow, agent: AgentRow, phrases: readonly PhraseRow[]): Flow {
  return {
    ...flowListItem(row, agent, phrases.length),
    revision: row.revision,
    trainingPhraseList: phrases.map(({ id, text }) => ({ id, question: text })),
    ...row.content,
  };
}
