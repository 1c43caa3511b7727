import { contactIn, withContact } from './contact.ts';
import type { ConversationEvent, LoggedEvent } from './event.ts';
import { type ConversationState, staysAnonymised } from './state.ts';
import { withFormValues, withTold, withValues } from './state-values.ts';
import {
  flowEntered,
  holding,
  nothingCollected,
  nothingPending,
  offering,
  offers,
  undoubted,
  uninterrupted,
  withoutOffer,
  withResponse,
} from './talked-about.ts';
import {
  answered,
  answerSent,
  ended,
  leftByPerson,
  missed,
  seenTo,
  somethingElse,
  waitedSince,
  waitingAgain,
  withoutFailed,
  withPerson,
} from './waiting.ts';

type EventOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>;

/** That nobody was there stays what is talked about in the flow that goes on from there, or where nothing is understood. */
function flowBegan(before: ConversationState, event: EventOf<'flowTriggered'>): ConversationState {
  const goesOn = event.trigger === 'redirect' || event.trigger === 'else';
  const state = goesOn ? before : somethingElse(before);
  return flowEntered(event.flowId === state.interruptedFlowId ? uninterrupted(state) : state, event);
}

function botSpoke(before: ConversationState, event: EventOf<'botSaid'>): ConversationState {
  const { flowId, response } = event;
  // It asks whether another flow is meant, or is to go on.
  const state = event.isQuestion && flowId === undefined ? somethingElse(before) : before;
  if (offers(event, state.interruptedFlowId)) return offering(uninterrupted(state), event);
  const next = offering(state, event);
  if (flowId === undefined || response === undefined) return next;
  return { ...next, lastResponses: withResponse(state.lastResponses, flowId, response) };
}

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
        lettingGo(
          withoutOffer(state.pending ? holding(next, event) : undoubted(next, event.pickedFlowId)),
          event,
        ),
        logged.at,
      );
    case 'flowTriggered':
      // The fallback answers nothing, so what was being talked about stays open.
      if (event.trigger === 'fallback') return next;
      return flowBegan(next, event);
    case 'botSaid':
      if (event.generated)
        return { ...somethingElse(next), generatedAnswers: (state.generatedAnswers ?? 0) + 1 };
      return botSpoke(next, event);
    case 'messageLeft': {
      const left = {
        ...withTyped(withoutFailed(next), event),
        endUserMessages: (state.endUserMessages ?? 0) + 1,
      };
      return state.status === 'human'
        ? { ...left, unansweredSince: left.unansweredSince ?? logged.at }
        : { ...missed(left, logged.at), hasLeftMessage: true };
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
      return {
        ...seenTo(uninterrupted(nothingPending(withoutFailed(next)))),
        status: 'awaiting',
        waitingSince: logged.at,
      };
    case 'handOverUnavailable':
      return { ...missed(withoutFailed(next), logged.at), turnedAway: true };
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
        ...withoutFailed(next),
        outgoing: { via, to, of: logged.seq, from, last: Math.max(from, state.outgoing?.last ?? from) },
      };
    }
    case 'customerRecognised':
      return event.customerId ? { ...next, customerId: event.customerId } : next;
    case 'left':
      return leftByPerson(next);
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
      if (state.outgoing?.of === event.of) return answerSent(next, event.failure !== undefined, logged.at);
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
      const { held = [], ...rest } = lettingGo(next, event);
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

const lettingGo = (state: ConversationState, event: EventOf<'endUserSaid' | 'heldTaken'>) =>
  event.letsGoOfPerson ? seenTo(state) : state;

/** A visitor who writes after the end begins again with the bot; one whom a person has waits for an answer. */
function endUserSpoke(state: ConversationState, at: string): ConversationState {
  const next = {
    ...withoutFailed(state),
    lastActivityAt: at,
    endUserMessages: (state.endUserMessages ?? 0) + 1,
  };
  // Logs of earlier versions go on after they were anonymised.
  if (state.isAnonymised) delete next.isAnonymised;
  if (state.status === 'ended') next.status = 'bot';
  if (state.status === 'human') next.unansweredSince ??= at;
  return next;
}

function withTyped(state: ConversationState, event: ConversationEvent): ConversationState {
  const typed = contactIn(event);
  return typed ? { ...state, contact: withContact(state.contact, typed) } : state;
}

/** Nothing is known of the visitor any more, so nobody goes on with the conversation. */
function anonymised(state: ConversationState): ConversationState {
  const kept = Object.entries(ended(state)).filter(([field]) => staysAnonymised[field as keyof typeof state]);
  return { ...(Object.fromEntries(kept) as ConversationState), isAnonymised: true };
}
