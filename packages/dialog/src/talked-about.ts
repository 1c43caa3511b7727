// What a conversation is about, and what the bot waits for: what events make of that part of a state. Pure.
import type { ConversationEvent } from './event.ts';
import type { ConversationState } from './state.ts';

type EventOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>;

/** A flow that goes on in another is still what is talked about. */
export function flowEntered(
  state: ConversationState,
  { trigger, contextFlowId }: EventOf<'flowTriggered'>,
): ConversationState {
  const { doubted: _, ...rest } = state;
  return { ...(trigger === 'redirect' ? rest : nothingCollected(rest)), contextFlowId };
}

/** A flow that was doubted is forgotten once something else is said; whoever chooses it has its values taken. */
export function undoubted(state: ConversationState, pickedFlowId: string | undefined): ConversationState {
  if (!state.doubted || state.doubted.flowId === pickedFlowId) return state;
  const { doubted: _, ...rest } = state;
  return rest;
}

/** No flow is to be offered again. */
export function uninterrupted(state: ConversationState): ConversationState {
  if (!state.interruptedFlowId) return state;
  const { interruptedFlowId: _, ...rest } = state;
  return rest;
}

/** The flows that the bot offers as buttons. */
const offeredIn = ({ bubbles }: EventOf<'botSaid'>): string[] =>
  bubbles
    .flatMap(({ messages }) => messages)
    .flatMap((message) => (message.kind === 'suggestion' && message.flowId ? [message.flowId] : []));

/** Whether the bot offers a flow as a button. */
export const offers = (event: EventOf<'botSaid'>, flowId: string | undefined): boolean =>
  flowId !== undefined && offeredIn(event).includes(flowId);

/** Which flows the bot asks about is remembered until something is said. What a flow answers with is no such question. */
export function offering(state: ConversationState, event: EventOf<'botSaid'>): ConversationState {
  if (event.flowId !== undefined || !event.isQuestion) return state;
  const offered = [...new Set(offeredIn(event))];
  return offered.length ? { ...state, offeredFlowIds: offered } : state;
}

/** What the bot asked about can be answered by the next thing that is said only. */
export function withoutOffer(state: ConversationState): ConversationState {
  if (!state.offeredFlowIds) return state;
  const { offeredFlowIds: _, ...rest } = state;
  return rest;
}

/** Something else is talked about than the values of a flow. */
export function nothingCollected(state: ConversationState): ConversationState {
  if (!state.filling && !state.filledFlowId) return state;
  const { filling: _, filledFlowId: __, ...rest } = state;
  return rest;
}

/** Somebody else answers, so the bot waits for nothing. */
export function nothingPending(state: ConversationState): ConversationState {
  const { pending: _, held: __, doubted: ___, ...rest } = nothingCollected(state);
  return rest;
}

export function holding(
  state: ConversationState,
  { text, pickedFlowId }: { text: string; pickedFlowId?: string | undefined },
): ConversationState {
  return { ...state, held: [...(state.held ?? []), { text, ...(pickedFlowId && { pickedFlowId }) }] };
}

/** A copy with one more. Assigning to the copy is much cheaper than naming a computed key in its literal. */
export function withResponse(
  responses: ConversationState['lastResponses'],
  flowId: string,
  response: number,
): ConversationState['lastResponses'] {
  const copy = { ...responses };
  copy[flowId] = response;
  return copy;
}
