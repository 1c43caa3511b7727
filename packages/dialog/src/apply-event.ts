import { contactIn, withContact } from './contact.ts';
import type { ConversationEvent, LoggedEvent } from './event.ts';
import type { ConversationState } from './state.ts';
import { withFormValues, withTold, withValues } from './state-values.ts';

/** Applies one logged event. Folding a whole log over `initialState` gives the conversation's state. */
export function applyEvent(state: ConversationState, logged: LoggedEvent): ConversationState {
  const next = { ...state, seq: logged.seq };
  const { event } = logged;
  switch (event.type) {
    case 'started':
    case 'releaseAdopted':
      return { ...next, releaseNumber: event.releaseNumber };
    case 'endUserSaid':
      return endUserSpoke(
        state.pending ? holding(next, event) : undoubted(next, event.pickedFlowId),
        logged.at,
      );
    case 'flowTriggered':
      // The fallback answers nothing, so what was being talked about stays open.
      if (event.trigger === 'fallback') return next;
      if (event.flowId === state.interruptedFlowId) return flowEntered(uninterrupted(next), event);
      return flowEntered(next, event);
    case 'botSaid':
      if (event.generated) return { ...next, generatedAnswers: (state.generatedAnswers ?? 0) + 1 };
      if (offers(event, state.interruptedFlowId)) return uninterrupted(next);
      if (event.response === undefined || event.flowId === undefined) return next;
      return { ...next, lastResponses: withResponse(state.lastResponses, event.flowId, event.response) };
    case 'messageLeft': {
      const left = { ...withTyped(next, event), endUserMessages: (state.endUserMessages ?? 0) + 1 };
      return state.status === 'human'
        ? { ...left, unansweredSince: state.unansweredSince ?? logged.at }
        : missed(left, logged.at);
    }
    case 'visitorLeft':
      return ended(next);
    case 'chatRated':
      return { ...next, rating: { of: logged.seq, stars: event.stars } };
    case 'chatRatingChanged':
      return { ...next, rating: { of: event.of, stars: event.stars } };
    case 'visitorTold':
      return { ...next, parameters: withTold(state.parameters ?? {}, event.values) };
    case 'handOverRequested':
      return { ...seenTo(uninterrupted(nothingPending(next))), status: 'awaiting', waitingSince: logged.at };
    case 'handOverUnavailable':
      return missed(next, logged.at);
    case 'takenOver':
      return withPerson(next, event, logged.at, waitedSince(state));
    case 'handedOver':
      if (event.toUserId)
        return withPerson(next, { userId: event.toUserId, name: event.toName }, logged.at, logged.at);
      return { ...waitingAgain(next, logged.at), ...(event.toTeamId && { teamId: event.toTeamId }) };
    case 'returned':
      return waitingAgain(next, logged.at);
    case 'staffSaid':
      return answered(state.outgoing ? { ...next, outgoing: { ...state.outgoing, last: logged.seq } } : next);
    case 'answerSending': {
      const { via, to, from } = event;
      return {
        ...next,
        outgoing: { via, to, of: logged.seq, from, last: Math.max(from, state.outgoing?.last ?? from) },
      };
    }
    case 'customerRecognised':
      return event.customerId ? { ...next, customerId: event.customerId } : next;
    case 'left':
      return { ...answered(next), status: 'bot', userId: null, userName: null, contextFlowId: null };
    case 'ended':
      return ended(next);
    case 'anonymised':
      return anonymised(next);
    case 'customerLinked': {
      const { customerId: _, ...others } = next;
      return event.customerId ? { ...others, customerId: event.customerId } : others;
    }
    case 'parametersSet': {
      const { filling: _, ...filled } = next;
      const { flowId } = event;
      return {
        ...(flowId === undefined ? next : { ...filled, filledFlowId: flowId }),
        parameters: withValues(state.parameters ?? {}, event.values),
        ...(state.forms && { forms: withFormValues(state.forms, event.values) }),
      };
    }
    case 'workRequested':
      if (!event.awaited) return next;
      return {
        ...next,
        pending: { of: logged.seq, flowId: event.flowId, ...event.awaited, since: logged.at },
      };
    case 'generationRequested': {
      const { question, nearest, doubted, nth } = event;
      return {
        ...next,
        pending: {
          question,
          ...(nearest && { nearest }),
          ...(doubted && { doubted }),
          of: logged.seq,
          nth,
          since: logged.at,
        },
      };
    }
    case 'workDone': {
      if (state.outgoing?.of === event.of) return answerSent(next, event.failure !== undefined);
      if (state.pending?.of !== event.of) return next;
      const { pending, ...others } = next;
      const doubted = pending && 'question' in pending ? pending.doubted : undefined;
      const rest = doubted ? { ...others, doubted } : others;
      if (event.failure !== 'lost') return rest;
      // Whoever has waited that long has gone on; what they said then is not answered out of the blue.
      const { held: __, ...gone } = rest;
      return gone;
    }
    case 'heldTaken': {
      const { held = [], ...rest } = next;
      return held.length > 1 ? { ...rest, held: held.slice(1) } : rest;
    }
    case 'formStarted':
      return {
        ...next,
        forms: { ...state.forms, [event.formId]: { name: event.name, isOpen: true, values: {} } },
      };
    case 'formEnded':
      return {
        ...withTyped(next, event),
        forms: { ...state.forms, [event.formId]: { name: event.name, isOpen: false, values: event.values } },
      };
    case 'parameterAsked':
      return { ...next, filling: { flowId: event.flowId, name: event.name, attempt: event.attempt } };
    case 'fillingEnded':
      return event.reason === 'otherFlow' || event.reason === 'gaveUp'
        ? { ...nothingCollected(next), interruptedFlowId: event.flowId }
        : uninterrupted(nothingCollected(next));
    case 'understood':
    case 'questionUnsolved':
    case 'conditionsChecked':
    case 'callForwarded':
    case 'callEnded':
    case 'chatClosed':
    case 'noteAdded':
    case 'answerRated':
      return next;
  }
}

/** A visitor who writes after the end begins again with the bot; one whom a person has waits for an answer. */
function endUserSpoke(state: ConversationState, at: string): ConversationState {
  const next = { ...state, lastActivityAt: at, endUserMessages: (state.endUserMessages ?? 0) + 1 };
  // Logs of earlier versions go on after they were anonymised.
  if (state.isAnonymised) delete next.isAnonymised;
  // Whoever writes has the chat open, and reads what could not be sent there.
  if (state.outgoing?.isFailed) delete next.outgoing;
  if (state.status === 'ended') next.status = 'bot';
  if (state.status === 'human') next.unansweredSince ??= at;
  return next;
}

function withPerson(
  state: ConversationState,
  { userId, name }: { userId: string; name: string },
  takenAt: string,
  unansweredSince: string | undefined,
): ConversationState {
  return {
    ...seenTo(answered(nothingPending(state))),
    status: 'human',
    userId,
    userName: name,
    waitingSince: null,
    ...(unansweredSince && { unansweredSince, takenAt }),
  };
}

/** Since when the visitor has waited for a person, or for a word of the one who has the conversation. */
const waitedSince = ({ waitingSince, missedSince, unansweredSince }: ConversationState): string | undefined =>
  waitingSince ?? missedSince ?? unansweredSince;

/** Nobody has the conversation any more, but the visitor keeps the place that their wait so far has earned. */
function waitingAgain(state: ConversationState, at: string): ConversationState {
  const waitingSince = waitedSince(state) ?? at;
  return {
    ...seenTo(answered(nothingPending(state))),
    status: 'awaiting',
    userId: null,
    userName: null,
    waitingSince,
  };
}

/** Somebody of the staff owes them an answer, and the bot goes on with them until then. */
const missed = (state: ConversationState, at: string): ConversationState => ({
  ...state,
  status: state.status === 'awaiting' || state.status === 'ended' ? 'bot' : state.status,
  waitingSince: null,
  missedSince: state.missedSince ?? state.waitingSince ?? at,
});

function withTyped(state: ConversationState, event: ConversationEvent): ConversationState {
  const typed = contactIn(event);
  return typed ? { ...state, contact: withContact(state.contact, typed) } : state;
}

/** What could not be sent is kept, for somebody to try again. */
function answerSent(state: ConversationState, isFailed: boolean): ConversationState {
  const { outgoing, ...rest } = state;
  return isFailed && outgoing ? { ...rest, outgoing: { ...outgoing, isFailed } } : rest;
}

/** Nobody of the staff owes the visitor a word, and no team is asked for one. */
function answered(state: ConversationState): ConversationState {
  if (!state.unansweredSince && !state.teamId) return state;
  const { unansweredSince: _, takenAt: __, teamId: ___, ...rest } = state;
  return rest;
}

/** That the visitor was missed is known to somebody, or told of otherwise. */
function seenTo(state: ConversationState): ConversationState {
  if (!state.missedSince) return state;
  const { missedSince: _, ...rest } = state;
  return rest;
}

/** Nothing is known of the visitor any more, so nobody goes on with the conversation. */
function anonymised(state: ConversationState): ConversationState {
  const { parameters: _, forms: __, customerId: ___, contact: ____, outgoing: _____, ...rest } = ended(state);
  return { ...rest, isAnonymised: true };
}

const ended = (state: ConversationState): ConversationState => ({
  ...seenTo(answered(nothingPending(state))),
  status: 'ended',
  userId: null,
  userName: null,
  contextFlowId: null,
  waitingSince: null,
});

type EventOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>;

/** A flow that goes on in another is still what is talked about. */
function flowEntered(
  state: ConversationState,
  { trigger, contextFlowId }: EventOf<'flowTriggered'>,
): ConversationState {
  const { doubted: _, ...rest } = state;
  return { ...(trigger === 'redirect' ? rest : nothingCollected(rest)), contextFlowId };
}

/** A flow that was doubted is forgotten once something else is said; whoever chooses it has its values taken. */
function undoubted(state: ConversationState, pickedFlowId: string | undefined): ConversationState {
  if (!state.doubted || state.doubted.flowId === pickedFlowId) return state;
  const { doubted: _, ...rest } = state;
  return rest;
}

/** No flow is to be offered again. */
function uninterrupted(state: ConversationState): ConversationState {
  if (!state.interruptedFlowId) return state;
  const { interruptedFlowId: _, ...rest } = state;
  return rest;
}

/** Whether the bot offers a flow as a button. */
const offers = ({ bubbles }: EventOf<'botSaid'>, flowId: string | undefined): boolean =>
  flowId !== undefined &&
  bubbles.some(({ messages }) =>
    messages.some((message) => message.kind === 'suggestion' && message.flowId === flowId),
  );

/** Something else is talked about than the values of a flow. */
function nothingCollected(state: ConversationState): ConversationState {
  if (!state.filling && !state.filledFlowId) return state;
  const { filling: _, filledFlowId: __, ...rest } = state;
  return rest;
}

/** Somebody else answers, so the bot waits for nothing. */
function nothingPending(state: ConversationState): ConversationState {
  const { pending: _, held: __, doubted: ___, ...rest } = nothingCollected(state);
  return rest;
}

function holding(
  state: ConversationState,
  { text, pickedFlowId }: { text: string; pickedFlowId?: string | undefined },
): ConversationState {
  return { ...state, held: [...(state.held ?? []), { text, ...(pickedFlowId && { pickedFlowId }) }] };
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
