import type { ConversationEvent } from './event.ts';
import type { FoundValue } from './parameters.ts';
import type { CompiledLanguage } from './release.ts';
import type { ConversationState } from './state.ts';
import { type Surroundings, Turn } from './turn.ts';

/** How a text was understood: flows with confidences 0..1, best first; only flows that may be triggered now. */
export interface UnderstoodText {
  layer: 'exact' | 'keywords' | 'entities' | 'classifier' | 'none';
  ranking: readonly { flowId: string; confidence: number }[];
  /** Values of the types that the release's flows collect. */
  entities?: readonly FoundValue[];
  /** It only says that something is not wanted after all, or begins with taking something back. */
  cue?: 'leave' | 'correct';
}

export interface Person {
  userId: string;
  name: string;
}

/** What can happen to a conversation. Everything it depends on is in it: no clock, no database. */
export type Input =
  | { type: 'said'; text: string; understood: UnderstoodText; staffOnline: boolean }
  | { type: 'picked'; flowId: string; title: string; staffOnline: boolean }
  /** `takeFrom` is the person it may be taken from, if they still have it. */
  | { type: 'tookOver'; by: Person; takeFrom: string | null }
  | { type: 'staffSaid'; by: Person; text: string }
  | { type: 'left'; by: Person }
  | { type: 'ended'; by: Person };

/** Work for the server, done once the events are stored. */
export type Effect = { type: 'notifyStaff'; reason: 'newChatRequest' | 'newChatMessage' };

export type Refusal = 'occupied' | 'notTaken' | 'ended';

export type Step = { refusal: null; events: ConversationEvent[]; effects: Effect[] } | { refusal: Refusal };

/** Minutes of silence after which a question about a value is forgotten. */
const fillingMinutes = 30;

/**
 * One step of a conversation: what the input leads to, given the folded state and the release it runs on.
 * `now` is in milliseconds since the epoch, and `matches` is how conditions compare with a regular expression. Pure:
 * the same arguments give the same step.
 */
export function advance(
  state: ConversationState,
  input: Input,
  language: CompiledLanguage,
  now: number,
  matches: Surroundings['matches'] = () => false,
): Step {
  switch (input.type) {
    case 'said':
    case 'picked':
      return endUserSpoke(state, input, language, { now, matches });
    case 'tookOver':
      if (state.status === 'ended') return { refusal: 'ended' };
      if (state.status === 'human' && state.userId === input.by.userId) return done([]);
      if (state.status === 'human' && state.userId !== input.takeFrom) return { refusal: 'occupied' };
      return done([{ type: 'takenOver', ...input.by, ...(state.userId && { fromUserId: state.userId }) }]);
    case 'staffSaid':
      if (state.userId !== input.by.userId) return { refusal: state.userId ? 'occupied' : 'notTaken' };
      return done([{ type: 'staffSaid', ...input.by, text: input.text }]);
    case 'left':
      if (state.userId !== input.by.userId) return { refusal: state.userId ? 'occupied' : 'notTaken' };
      return done([{ type: 'left', ...input.by }]);
    case 'ended':
      if (state.status === 'ended') return done([]);
      if (state.userId && state.userId !== input.by.userId) return { refusal: 'occupied' };
      return done([{ type: 'ended', ...input.by }]);
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
  surroundings: Surroundings,
): Step {
  const { now } = surroundings;
  const turn = new Turn(state, language, input.staffOnline, surroundings);
  if (state.lastActivityAt === null) turn.greet('welcome');
  else if (state.status === 'bot' && isBack(state, language, now)) turn.greet('welcomeBack');

  if (input.type === 'picked') {
    turn.events.push({ type: 'endUserSaid', text: input.title, pickedFlowId: input.flowId });
  } else {
    turn.events.push({ type: 'endUserSaid', text: input.text });
  }
  turn.effects.push({ type: 'notifyStaff', reason: 'newChatMessage' });
  if (state.status === 'human' || state.status === 'awaiting') return done(turn.events, turn.effects);

  if (input.type === 'picked') {
    const flow = language.flows[input.flowId];
    if (flow) turn.run(flow, 'suggestion');
    else turn.fallBack(input.title);
  } else {
    if (state.filling && isSilent(state, fillingMinutes, now)) turn.endFilling('timedOut');
    turn.answer(input.text, input.understood);
  }
  return done(turn.events, turn.effects);
}

function isBack(state: ConversationState, language: CompiledLanguage, now: number): boolean {
  return isSilent(state, language.welcomeBackMinutes, now);
}

function isSilent({ lastActivityAt }: ConversationState, minutes: number, now: number): boolean {
  return lastActivityAt !== null && now - Date.parse(lastActivityAt) > minutes * 60_000;
}
