// Who has a conversation, and since when its visitor waits for them: what events make of that part of a state. Pure.

import type { UnderstoodText } from './advance.ts';
import { answerRouteOf } from './contact.ts';
import type { ConversationState } from './state.ts';
import { nothingPending } from './talked-about.ts';

export function withPerson(
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
export const waitedSince = ({
  waitingSince,
  missedSince,
  unansweredSince,
}: ConversationState): string | undefined => waitingSince ?? missedSince ?? unansweredSince;

/** Nobody has the conversation any more, but the visitor keeps the place that their wait so far has earned. */
export function waitingAgain(state: ConversationState, at: string): ConversationState {
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
export const missed = (state: ConversationState, at: string): ConversationState => ({
  ...somethingElse(state),
  status: state.status === 'awaiting' || state.status === 'ended' ? 'bot' : state.status,
  waitingSince: null,
  missedSince: state.missedSince ?? state.waitingSince ?? at,
});

/** Something else is talked about than that nobody was there: no to that is no to a person no more. */
export function somethingElse(state: ConversationState): ConversationState {
  if (!state.turnedAway) return state;
  const { turnedAway: _, ...rest } = state;
  return rest;
}

/**
 * Whether a visitor for whom nobody was there says that no person is wanted any more: "glem det", "no thanks". Who goes
 * silent, or on to something else, may want one still; a message that was left is to be read all the same. While the bot
 * asks for a value, "nej" is an answer to that.
 */
export const letsGoOfPerson = (
  { turnedAway, hasLeftMessage, filling }: ConversationState,
  cue: UnderstoodText['cue'],
): boolean => turnedAway === true && !hasLeftMessage && (cue === 'leave' || (cue === 'decline' && !filling));

/** Whether whoever begins another conversation leaves nothing in this one that somebody could still see to. */
export const endsByLeaving = (state: ConversationState): boolean =>
  state.status === 'human' ||
  state.status === 'awaiting' ||
  (state.missedSince !== undefined &&
    !state.hasLeftMessage &&
    !state.customerId &&
    answerRouteOf(state.contact) === null);

/**
 * What could not be sent is kept, for somebody to try again, and the visitor waits for it: for the person who has the
 * conversation, or else for anybody.
 */
export function answerSent(state: ConversationState, isFailed: boolean, at: string): ConversationState {
  const { outgoing, ...rest } = state;
  if (!isFailed || !outgoing || hasWrittenSince(state)) return rest;
  const failed: ConversationState = { ...rest, outgoing: { ...outgoing, isFailed } };
  if (state.status === 'awaiting') return failed;
  return state.status === 'human'
    ? { ...failed, unansweredSince: state.unansweredSince ?? at }
    : missed(failed, at);
}

/**
 * Whether the visitor has asked for something since the last answer: then they have the chat open, and read it there.
 * Who waits because a colleague has taken the conversation may not have.
 */
export const hasWrittenSince = ({ missedSince, unansweredSince, takenAt }: ConversationState): boolean =>
  missedSince !== undefined || (unansweredSince !== undefined && takenAt === undefined);

/**
 * What could not be sent is sent again, or read in the chat, which whoever writes has open: nobody waits for it any more.
 * Whoever has taken the conversation owes the visitor a word all the same.
 */
export function withoutFailed(state: ConversationState): ConversationState {
  if (!state.outgoing?.isFailed) return state;
  const { outgoing: _, ...rest } = seenTo(state);
  if (!rest.unansweredSince || rest.takenAt) return rest;
  const { unansweredSince: __, ...others } = rest;
  return others;
}

/** The bot goes on. Who waited for a person and has not heard a word of the one who took the conversation was missed. */
export function leftByPerson(state: ConversationState): ConversationState {
  const { takenAt, unansweredSince } = state;
  return {
    ...answered(state),
    status: 'bot',
    userId: null,
    userName: null,
    contextFlowId: null,
    ...(takenAt && unansweredSince && { missedSince: unansweredSince, turnedAway: true as const }),
  };
}

/** Nobody of the staff owes the visitor a word, and no team is asked for one. */
export function answered(state: ConversationState): ConversationState {
  if (!state.unansweredSince && !state.teamId) return state;
  const { unansweredSince: _, takenAt: __, teamId: ___, ...rest } = state;
  return rest;
}

/** That the visitor was missed is known to somebody, or told of otherwise. */
export function seenTo(state: ConversationState): ConversationState {
  if (!state.missedSince && !state.turnedAway && !state.hasLeftMessage) return state;
  const { missedSince: _, turnedAway: __, hasLeftMessage: ___, ...rest } = state;
  return rest;
}

export const ended = (state: ConversationState): ConversationState => ({
  ...seenTo(answered(nothingPending(state))),
  status: 'ended',
  userId: null,
  userName: null,
  contextFlowId: null,
  waitingSince: null,
});
