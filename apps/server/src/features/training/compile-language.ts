import type { FlowActionRecord, StoredChatResponse } from '@samtale/contract';
import { ActionType, chatResponse } from '@samtale/contract';
import type { CompiledFlow, CompiledLanguage, FlowAction } from '@samtale/dialog';
import { compileBubble } from './compile-bubble.ts';

/** A published flow as it goes into a release. */
export interface PublishedFlow {
  id: string;
  masterId: string;
  title: string;
  parentId: string | null;
  content: { chatResponseList: StoredChatResponse[]; intentActionList: FlowActionRecord[] };
  phrases: string[];
}

interface AgentDefaults {
  mlClassification: number;
  defaultWelcomeFlowId: string | null;
  defaultFallbackFlowId: string | null;
}

/** Minutes of silence after which a visitor is greeted again (spec 2 section 9, `welcomeMinutesThreshold`). */
const welcomeBackMinutes = 60;

/** Compiles the published flows of one language into what `advance` answers from. Pure. */
export function compileLanguage(published: readonly PublishedFlow[], agent: AgentDefaults): CompiledLanguage {
  const ids = new Set(published.map((flow) => flow.id));
  const parents = new Set(published.map((flow) => flow.parentId));
  const flowOfMaster = (masterId: string | null) =>
    (masterId && published.find((flow) => flow.masterId === masterId)?.id) || null;
  return {
    welcomeFlowId: flowOfMaster(agent.defaultWelcomeFlowId),
    fallbackFlowId: flowOfMaster(agent.defaultFallbackFlowId),
    threshold: agent.mlClassification / 10,
    welcomeBackMinutes,
    flows: Object.fromEntries(
      published.map((flow) => [flow.id, compileFlow(flow, ids, parents.has(flow.id))]),
    ),
  };
}

function compileFlow(flow: PublishedFlow, ids: ReadonlySet<string>, hasFollowUps: boolean): CompiledFlow {
  return {
    id: flow.id,
    title: flow.title,
    parentId: flow.parentId,
    hasFollowUps,
    responses: flow.content.chatResponseList
      .map((stored) => chatResponse.parse(stored))
      .map((response) => ({ bubbles: response.speechBubbleList.map((bubble) => compileBubble(bubble, ids)) }))
      .filter((response) => response.bubbles.length > 0),
    actions: flow.content.intentActionList.flatMap((action) => compileAction[action.type](action, ids)),
  };
}

const compileAction: Record<
  ActionType,
  (action: FlowActionRecord, ids: ReadonlySet<string>) => FlowAction[]
> = {
  [ActionType.redirectIntent]: ({ redirectIntentId }, ids) =>
    redirectIntentId && ids.has(redirectIntentId) ? [{ kind: 'redirect', flowId: redirectIntentId }] : [],
  [ActionType.chatWithHuman]: () => [{ kind: 'handOver' }],
};
