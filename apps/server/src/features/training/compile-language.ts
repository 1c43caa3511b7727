import type { ChatResponse, FlowActionRecord, FlowMessage } from '@samtale/contract';
import { ActionType, MessageType } from '@samtale/contract';
import type { Bubble, CompiledFlow, CompiledLanguage, FlowAction, Message } from '@samtale/dialog';

/** A published flow as it goes into a release. */
export interface PublishedFlow {
  id: string;
  masterId: string;
  title: string;
  parentId: string | null;
  content: { chatResponseList: ChatResponse[]; intentActionList: FlowActionRecord[] };
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
      .map((response) => ({ bubbles: response.speechBubbleList.map((bubble) => compileBubble(bubble, ids)) }))
      .filter((response) => response.bubbles.length > 0),
    actions: flow.content.intentActionList.flatMap((action) => compileAction[action.type](action, ids)),
  };
}

function compileBubble(bubble: ChatResponse['speechBubbleList'][number], ids: ReadonlySet<string>): Bubble {
  return {
    delay: bubble.delay,
    messages: bubble.messageList.flatMap((message) => compileMessage[message.messageType](message, ids)),
  };
}

/** What leads to a flow that is not in the release is left out: a button that goes nowhere helps nobody. */
const compileMessage: Record<MessageType, (message: FlowMessage, ids: ReadonlySet<string>) => Message[]> = {
  [MessageType.text]: ({ content }) => [{ kind: 'text', text: content }],
  [MessageType.suggestion]: ({ suggestion }, ids) => {
    const flowId = suggestion?.intentToTriggerId;
    return flowId && ids.has(flowId) ? [{ kind: 'suggestion', title: suggestion.displayText, flowId }] : [];
  },
};

const compileAction: Record<
  ActionType,
  (action: FlowActionRecord, ids: ReadonlySet<string>) => FlowAction[]
> = {
  [ActionType.redirectIntent]: ({ redirectIntentId }, ids) =>
    redirectIntentId && ids.has(redirectIntentId) ? [{ kind: 'redirect', flowId: redirectIntentId }] : [],
  [ActionType.chatWithHuman]: () => [{ kind: 'handOver' }],
};
