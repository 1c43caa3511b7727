import type { Effect, Step } from './advance.ts';
import { type AnswerRoute, answerRouteOf } from './contact.ts';
import type { ConversationEvent } from './event.ts';
import type { SentFile } from './file.ts';
import type { ConversationState } from './state.ts';

/** A person of the staff. */
export interface Person {
  userId: string;
  name: string;
}

/** Whom a conversation is handed to: a colleague, or whoever of a team is free first. */
export type HandOverTarget = Person | { teamId: string; name: string };

/** What the staff do with a conversation, and what follows from what they do not do. */
export type StaffInput =
  /** `takeFrom` is the person it may be taken from, if they still have it. */
  | { type: 'tookOver'; by: Person; takeFrom: string | null }
  /** Whoever is away is sent it, where it is known how they are reached. */
  | {
      type: 'staffSaid';
      by: Person;
      text: string;
      files?: readonly SentFile[];
      /** The ways in which it can be sent to a visitor who is away; none while they are in the chat. */
      sendBy?: readonly AnswerRoute['via'][];
    }
  /** What could not be sent is sent once more. */
  | { type: 'answerSentAgain' }
  /** The visitor is gone, and what was said from the number `from` on was neither read nor sent. */
  | { type: 'answerLeftUnread'; from: number; sendBy: readonly AnswerRoute['via'][] }
  /** For the staff alone. */
  | { type: 'noteAdded'; by: Person; text: string; files?: readonly SentFile[] }
  | { type: 'handedOver'; by: Person; to: HandOverTarget }
  | { type: 'left'; by: Person }
  | { type: 'ended'; by: Person }
  /** The person who has it is gone, or has let the visitor wait since `since` for too long. */
  | { type: 'returned'; from: string; since: string; reason: 'offline' | 'noAnswer' }
  /**
   * Null says that it is not known any more whom the conversation is with. `from` is the customer whose it has to be
   * still: it may have been anonymised meanwhile, or be another's.
   */
  | { type: 'customerLinked'; by: Person; customerId: string | null; from?: string };

/** One step of a conversation that the staff take. Pure. */
export function staffActed(state: ConversationState, input: StaffInput): Step {
  switch (input.type) {
    case 'tookOver':
      if (state.status === 'ended') return { refusal: 'ended' };
      if (state.status === 'human' && state.userId === input.by.userId) return done([]);
      if (state.status === 'human' && state.userId !== input.takeFrom) return { refusal: 'occupied' };
      return done([{ type: 'takenOver', ...input.by, ...(state.userId && { fromUserId: state.userId }) }]);
    case 'staffSaid':
      return whoHasIt(state, input.by) ?? staffSaid(state, input);
    case 'answerSentAgain': {
      const { outgoing } = state;
      return outgoing?.isFailed ? done(...sending(state, state.seq + 1, outgoing.from, 0)) : done([]);
    }
    case 'answerLeftUnread': {
      const isSent = state.outgoing === undefined && canBeSent(state, input.sendBy);
      return isSent ? done(...sending(state, state.seq + 1, input.from, gathering)) : done([]);
    }
    case 'noteAdded':
      return done([{ type: 'noteAdded', ...said(input) }]);
    case 'handedOver':
      return handedOver(state, input.by, input.to);
    case 'left':
      return whoHasIt(state, input.by) ?? done([{ type: 'left', ...input.by }]);
    case 'ended':
      if (state.status === 'ended') return done([]);
      if (state.userId && state.userId !== input.by.userId) return { refusal: 'occupied' };
      return done([{ type: 'ended', ...input.by }]);
    case 'returned': {
      // Meanwhile they may have answered, or somebody else has it.
      const { userId, userName, unansweredSince } = state;
      if (userId !== input.from || unansweredSince !== input.since) return done([]);
      const event = { type: 'returned', userId, name: userName ?? '', reason: input.reason } as const;
      return done([event], [request]);
    }
    case 'customerLinked':
      if (input.from && state.customerId !== input.from) return done([]);
      if ((state.customerId ?? null) === input.customerId) return done([]);
      return done([{ type: 'customerLinked', ...input.by, customerId: input.customerId }]);
  }
}

/**
 * Milliseconds in which several messages of the staff become one mail, or text message, and in which a visitor who only
 * goes to the next page is back and reads them there.
 */
const gathering = 60_000;

function staffSaid(state: ConversationState, input: Extract<StaffInput, { type: 'staffSaid' }>): Step {
  const event: ConversationEvent = { type: 'staffSaid', ...said(input) };
  const { outgoing } = state;
  // What is about to be sent takes this along.
  if (!canBeSent(state, input.sendBy) || (outgoing && !outgoing.isFailed)) return done([event]);
  const seq = state.seq + 1;
  const [events, effects] = sending(state, seq + 1, outgoing?.from ?? seq, gathering);
  return done([event, ...events], effects);
}

function canBeSent({ contact }: ConversationState, ways: readonly AnswerRoute['via'][] = []): boolean {
  const route = answerRouteOf(contact);
  return route !== null && ways.includes(route.via);
}

/** Asks, in the event of the number `of`, for what was said from `from` on to be sent; nothing where nobody is reached. */
export function sending(
  { contact }: ConversationState,
  of: number,
  from: number,
  gathers: number,
): [ConversationEvent[], Effect[]] {
  const route = answerRouteOf(contact);
  if (!route) return [[], []];
  const errand = { kind: 'sendAnswer', ...route, from, gathers } as const;
  return [[{ type: 'answerSending', from, ...route }], [{ type: 'errand', of, errand }]];
}

/** Who is free takes it. */
const request: Effect = { type: 'notifyStaff', reason: 'newChatRequest' };
/** Whom it is handed to is told. */
const handed: Effect = { type: 'notifyStaff', reason: 'chatHandedOver' };

function handedOver(state: ConversationState, by: Person, to: HandOverTarget): Step {
  if (state.status === 'ended') return { refusal: 'ended' };
  // Nobody has it: then it may be given to somebody all the same.
  if (state.userId) {
    const refused = whoHasIt(state, by);
    if (refused) return refused;
  }
  const isToPerson = 'userId' in to;
  const whom = isToPerson ? { toUserId: to.userId } : { toTeamId: to.teamId };
  return done([{ type: 'handedOver', ...by, ...whom, toName: to.name }], [isToPerson ? handed : request]);
}

/** A refusal, unless the person has the conversation. */
function whoHasIt(state: ConversationState, by: Person): Step | null {
  if (state.userId === by.userId) return null;
  return { refusal: state.userId ? 'occupied' : 'notTaken' };
}

/** Most messages have no files: then nothing is said of them. */
const said = ({ by, text, files = [] }: { by: Person; text: string; files?: readonly SentFile[] }) => ({
  ...by,
  text,
  ...(files.length > 0 && { files: [...files] }),
});

const done = (events: ConversationEvent[], effects: Effect[] = []): Step => ({
  refusal: null,
  events,
  effects,
});
