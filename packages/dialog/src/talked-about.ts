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

/** A button that leads to a flow, by the words on it. */
interface Button {
  flowId: string;
  title: string;
}

/** The buttons that lead to flows. */
const buttonsIn = ({ bubbles }: EventOf<'botSaid'>): Button[] =>
  bubbles
    .flatMap(({ messages }) => messages)
    .flatMap((message) =>
      message.kind === 'suggestion' && message.flowId
        ? [{ flowId: message.flowId, title: message.title }]
        : [],
    );

/** A text as it is compared with the words on a button. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the bot offers a flow as a button. */
export const offers = (event: EventOf<'botSaid'>, flowId: string | undefined): boolean =>
  flowId !== undefined && buttonsIn(event).some((button) => button.flowId === flowId);

/** So many buttons of a turn are remembered, by so many characters. */
const mostSuggested = 8;
const longestSuggested = 60;

/** Which flows the bot asks about, and which buttons it shows, is remembered until something is said. */
export function offering(state: ConversationState, event: EventOf<'botSaid'>): ConversationState {
  const buttons = buttonsIn(event);
  if (!buttons.length) return state;
  const shown = buttons.map(({ flowId, title }) => ({ flowId, title: plainWords(title) }));
  const suggested = [...(state.suggested ?? []), ...shown]
    .filter(({ title }) => title.length <= longestSuggested)
    .slice(0, mostSuggested);
  // What a flow answers with is no question of the bot's own.
  const isAsked = event.flowId === undefined && event.isQuestion;
  const asked = isAsked && { offeredFlowIds: [...new Set(buttons.map(({ flowId }) => flowId))] };
  return { ...state, suggested, ...asked };
}

/** What the bot asked about or suggested can be answered by the next thing that is said only. */
export function withoutOffer(state: ConversationState): ConversationState {
  if (!state.offeredFlowIds && !state.suggested) return state;
  const { offeredFlowIds: _, suggested: __, ...rest } = state;
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
