import { z } from 'zod';
import type { LoggedEvent } from './event.ts';

export const conversationStateSchema = z.object({
  seq: z.int(),
  /** Who answers: the bot, nobody yet (a person was asked for), a person, or no one any more. */
  status: z.enum(['bot', 'awaiting', 'human', 'ended']),
  userId: z.guid().nullable(),
  userName: z.string().nullable(),
  releaseNumber: z.int(),
  /** The flow whose follow-ups are understood now. */
  contextFlowId: z.guid().nullable(),
  /** The response each flow with several gave last, so that they take turns. */
  lastResponses: z.record(z.guid(), z.int()),
  lastActivityAt: z.iso.datetime().nullable(),
  /** When the visitor began to wait for a person. */
  waitingSince: z.iso.datetime().nullable(),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

export const initialState: ConversationState = {
  seq: 0,
  status: 'bot',
  userId: null,
  userName: null,
  releaseNumber: 0,
  contextFlowId: null,
  lastResponses: {},
  lastActivityAt: null,
  waitingSince: null,
};

/** Applies one logged event. Folding a whole log over `initialState` gives the conversation's state. */
export function applyEvent(state: ConversationState, logged: LoggedEvent): ConversationState {
  const next = { ...state, seq: logged.seq };
  const { event } = logged;
  switch (event.type) {
    case 'started':
    case 'releaseAdopted':
      return { ...next, releaseNumber: event.releaseNumber };
    case 'endUserSaid':
      return { ...next, lastActivityAt: logged.at };
    case 'flowTriggered':
      // The fallback answers nothing, so what was being talked about stays open.
      return event.trigger === 'fallback' ? next : { ...next, contextFlowId: event.contextFlowId };
    case 'botSaid':
      if (event.response === undefined) return next;
      return { ...next, lastResponses: withResponse(state.lastResponses, event.flowId, event.response) };
    case 'handOverRequested':
      return { ...next, status: 'awaiting', waitingSince: logged.at };
    case 'takenOver':
      return { ...next, status: 'human', userId: event.userId, userName: event.name, waitingSince: null };
    case 'left':
      return { ...next, status: 'bot', userId: null, userName: null, contextFlowId: null };
    case 'ended':
      return {
        ...next,
        status: 'ended',
        userId: null,
        userName: null,
        contextFlowId: null,
        waitingSince: null,
      };
    case 'understood':
    case 'questionUnsolved':
    case 'handOverUnavailable':
    case 'staffSaid':
      return next;
  }
}

/** A copy with one more. Assigning to the copy is much cheaper than naming a computed key in its literal. */
function withResponse(
  responses: ConversationState['lastResponses'],
  flowId: string,
  response: number,
): ConversationState['lastResponses'] {
  const copy = { ...responses };
  copy[flowId] = response;
  return copy;
}
