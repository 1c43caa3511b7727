import type { Flow } from '@samtale/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { agents } from '../agents/index.ts';
import { phraseRecord } from './phrase-record.ts';
import type { PhraseOfFlow } from './phrases-of-flow.ts';
import { readContent } from './read-content.ts';
import type { flows } from './tables.ts';

export type FlowRow = InferSelectModel<typeof flows>;
type AgentRow = InferSelectModel<typeof agents>;

/** The columns that lists and editor alike read. */
export type FlowHeadRow = Pick<
  FlowRow,
  | 'id'
  | 'masterId'
  | 'parentId'
  | 'title'
  | 'intentType'
  | 'isActive'
  | 'publishedVersion'
  | 'disabled'
  | 'planStep'
  | 'lastModified'
>;

/** What lists and editor alike say of a flow. */
export function flowHead(row: FlowHeadRow, agent: AgentRow, trainingPhraseCount: number) {
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
    isPlanned: row.planStep === 'publish',
    disabled: row.disabled,
    trainingPhraseCount,
    lastModified: row.lastModified,
  };
}

/** A flow with all it holds, for the editor; `ofTemplate` is how many phrases its template has. */
export function flowRecord(
  row: FlowRow,
  agent: AgentRow,
  phrases: readonly PhraseOfFlow[],
  ofTemplate: number,
): Flow {
  return {
    ...flowHead(row, agent, phrases.length + ofTemplate),
    revision: row.revision,
    trainingPhraseTemplateId: row.trainingPhraseTemplateId,
    trainingPhraseList: phrases.map(phraseRecord),
    ...readContent(row.content),
    publishAt: row.publishAt,
    unPublishAt: row.unPublishAt,
  };
}
