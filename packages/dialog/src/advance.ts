import type { ConversationEvent } from './event.ts';
import type { SentFile } from './file.ts';
import { asksForValues } from './filling-turn.ts';
import type { FoundValue } from './parameters.ts';
import type { CompiledLanguage } from './release.ts';
import { type StaffInput, sending, staffActed } from './staff-step.ts';
import type { ConversationState } from './state.ts';
import { Turn } from './turn.ts';
import type { DialogContext } from './turn-record.ts';
import { type VisitorInput, visitorActed } from './visitor-step.ts';
import { hasWrittenSince, letsGoOfPerson } from './waiting.ts';
import type { Errand, Work, WorkOutcome } from './work.ts';

/** How a text was understood: flows with confidences 0..1, best first; only flows that may be triggered now. */
export interface UnderstoodText {
  layer: 'exact' | 'keywords' | 'entities' | 'classifier' | 'none';
  ranking: readonly { flowId: string; confidence: number }[];
  /** Words about the topic that no training phrase has: the flow that resembles the text may be about something else. */
  unfamiliar?: readonly string[];
  /** It asks in a way that the phrases of the flow that it resembles, which leads on, never do: "hvor meget", "how late". */
  asksOtherwise?: true;
  /** A holiday that it names, and no phrase of the flow that it resembles, which only answers. */
  namesHoliday?: true;
  /** It asks about what was said before it: sources that tell of that come before the flow that it resembles. */
  refersBack?: true;
  /** What sources are searched for where they have nothing for the question with the words that the flow has never met. */
  topic?: string;
  /** The title of the flow that it resembles most, where that says nothing before a value of the company is told. */
  waitsFor?: string;
  /** Values of the types that the release's flows collect. */
  entities?: readonly FoundValue[];
  /** It only says that something is not wanted after all, or yes, or no; begins with taking something back, or is a question. */
  cue?: 'leave' | 'agree' | 'assent' | 'decline' | 'courtesy' | 'correct' | 'ask';
  /** The words of a question, besides values, that the flow that is asking for one knows nothing of. */
  asksBeside?: readonly string[];
}

/** What can happen to a conversation. Everything it depends on is in it: no clock, no database. */
export type Input =
  | { type: 'said'; text: string; understood: UnderstoodText; files?: readonly SentFile[] }
  | { type: 'picked'; flowId: string; title: string; cue?: UnderstoodText['cue'] }
  /** The first of what was said while the bot waited is its turn now. */
  | { type: 'heldSaid'; understood: UnderstoodText }
  /** Work has come to an end; `of` is the number of the event that asked for it. */
  | { type: 'workDone'; of: number; outcome: WorkOutcome }
  | VisitorInput
  | StaffInput;

/** What the server does once the events are stored. `of` is the number of the event that asks for it. */
export type Effect =
  | { type: 'notifyStaff'; reason: 'newChatRequest' | 'newChatMessage' | 'chatHandedOver' | 'answerFailed' }
  | { type: 'work'; of: number; work: Work }
  | { type: 'errand'; of: number; errand: Errand };

export type Refusal = 'occupied' | 'notTaken' | 'ended' | 'anonymised';

export type Step = { refusal: null; events: ConversationEvent[]; effects: Effect[] } | { refusal: Refusal };

/** Minutes of silence after which a question about a value is forgotten. */
const fillingMinutes = 30;
/** Minutes after which nothing is waited for any more; the server tells of everything much earlier. */
const pendingMinutes = 5;

/**
 * One step of a conversation: what the input leads to, given the folded state and the release it runs on. Pure: the
 * same arguments give the same step.
 */
export function advance(
  state: ConversationState,
  input: Input,
  language: CompiledLanguage,
  context: DialogContext,
): Step {
  switch (input.type) {
    case 'said':
    case 'picked':
      if (state.isAnonymised) return { refusal: 'anonymised' };
      return endUserSpoke(state, input, language, context);
    case 'heldSaid':
      return heldSaid(state, input.understood, language, context);
    case 'workDone':
      return workDone(state, input, language, context);
    case 'ratedAnswer':
    case 'ratedChat':
    case 'leftMessage':
    case 'leftConversation':
    case 'toldOfVisitor':
      if (state.isAnonymised) return { refusal: 'anonymised' };
      return visitorActed(state, input);
    default:
      return staffActed(state, input);
  }
}

const done = (events: ConversationEvent[], effects: Effect[] = []): Step => ({
  refusal: null,
  events,
  effects,
});

function endUserSpoke(
  state: ConversationState,
  input: Extract<Input, { type: 'said' | 'picked' }>,
  language: CompiledLanguage,
  context: DialogContext,
): Step {
  const { now } = context;
  const turn = new Turn(state, language, context);
  if (state.lastActivityAt === null) turn.greet('welcome');
  else if (state.status === 'bot' && isBack(state, language, now)) turn.greet('welcomeBack');
  const waits = state.pending && !isPast(state.pending.since, pendingMinutes, now);
  if (state.pending && !waits)
    turn.events.push({ type: 'workDone', of: state.pending.of, failure: 'lost', detail: '', tookMs: 0 });

  const lettingGo = noteLettingGo(
    state,
    input.type === 'picked' ? cueOfPick(input, language) : input.understood.cue,
  );
  if (input.type === 'picked') {
    const { title, flowId } = input;
    turn.events.push({ type: 'endUserSaid', text: title, pickedFlowId: flowId, ...lettingGo });
  } else {
    const { text, files = [] } = input;
    const sent = files.length > 0 && { files: [...files] };
    turn.events.push({ type: 'endUserSaid', text, ...sent, ...lettingGo });
  }
  turn.effects.push({ type: 'notifyStaff', reason: 'newChatMessage' });
  if (waits || state.status === 'human' || state.status === 'awaiting')
    return done(turn.events, turn.effects);

  if (input.type === 'picked') turn.pick(input.flowId, input.title);
  else if (input.text || state.filling) {
    if (state.filling && isPast(state.lastActivityAt, fillingMinutes, now)) turn.endFilling('timedOut');
    turn.answer(input.text, input.understood);
  }
  turn.offerInterrupted();
  return done(turn.events, turn.effects);
}

/** A button that begins something lets go of nothing, whatever it says: "Annuller" may be how a booking is cancelled. */
function cueOfPick({ flowId, cue }: Extract<Input, { type: 'picked' }>, { flows }: CompiledLanguage) {
  const flow = flows[flowId];
  return flow && asksForValues(flow) ? undefined : cue;
}

const noteLettingGo = (state: ConversationState, cue: UnderstoodText['cue']) =>
  letsGoOfPerson(state, cue) && { letsGoOfPerson: true as const };

function heldSaid(
  state: ConversationState,
  understood: UnderstoodText,
  language: CompiledLanguage,
  context: DialogContext,
): Step {
  const held = state.held?.[0];
  if (!held || state.pending) return done([]);
  const turn = new Turn(state, language, context);
  turn.events.push({ type: 'heldTaken', ...noteLettingGo(state, understood.cue) });
  if (held.pickedFlowId) turn.pick(held.pickedFlowId, held.text);
  else turn.answer(held.text, understood);
  turn.offerInterrupted();
  return done(turn.events, turn.effects);
}

/** What was said while it was being sent is sent after it. What could not be sent somebody is to see to. */
function answerSent(
  { outgoing, ...state }: ConversationState,
  of: number,
  noted: Pick<WorkOutcome, 'failure' | 'detail' | 'tookMs' | 'upTo' | 'wasRead'>,
): Step {
  const event: ConversationEvent = { type: 'workDone', of, ...noted };
  const { upTo } = noted;
  if (noted.failure && outgoing && !hasWrittenSince(state))
    return done([event], [{ type: 'notifyStaff', reason: 'answerFailed' }]);
  if (noted.failure || !outgoing || upTo === undefined || outgoing.last <= upTo) return done([event]);
  const [events, effects] = sending(state, state.seq + 2, upTo + 1, 0);
  return done([event, ...events], effects);
}

/** What a flow waited for lets it go on; of other work it is only noted how it went. */
function workDone(
  state: ConversationState,
  { of, outcome }: Extract<Input, { type: 'workDone' }>,
  language: CompiledLanguage,
  context: DialogContext,
): Step {
  const { values: _, answer: __, customerId, ...noted } = outcome;
  if (customerId !== undefined)
    // Whom the staff have named meanwhile it stays with.
    return done(state.customerId || !customerId ? [] : [{ type: 'customerRecognised', customerId }]);
  if (state.outgoing?.of === of) return answerSent(state, of, noted);
  const turn = new Turn(state, language, context);
  turn.events.push({ type: 'workDone', of, ...noted });
  if (state.pending?.of === of) {
    turn.resume(state.pending, outcome);
    turn.offerInterrupted();
  }
  return done(turn.events, turn.effects);
}

function isBack(state: ConversationState, language: CompiledLanguage, now: number): boolean {
  return isPast(state.lastActivityAt, language.welcomeBackMinutes, now);
}

const isPast = (at: string | null, minutes: number, now: number): boolean =>
  at !== null && now - Date.parse(at) > minutes * 60_000;
