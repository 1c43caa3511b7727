import type { Effect, Step } from './advance.ts';
import type { Feedback } from './event.ts';
import type { ConversationState } from './state.ts';
import { endsByLeaving } from './waiting.ts';

/** A conversation has at most so many values: what a page tells beyond them is not heard. */
const mostValues = 100;

/** What visitors do beside talking. */
export type VisitorInput =
  /** Of an answer of the bot; `of` is the number of the event in which it was given. */
  | { type: 'ratedAnswer'; of: number; flowId?: string | undefined; feedback: Feedback; text: string }
  /** Of the whole conversation, from 1 to 5. Said again, it changes the rating, or adds words to it. */
  | { type: 'ratedChat'; stars: number; text: string }
  /** For the staff, when nobody is there. */
  | { type: 'leftMessage'; name: string; email: string; text: string }
  /** They begin another conversation. */
  | { type: 'leftConversation' }
  /** What the page they are on knows of them; empty takes a value away. */
  | { type: 'toldOfVisitor'; values: Readonly<Record<string, string>> };

/** One step of a conversation that a visitor takes without saying anything to anybody. Pure. */
export function visitorActed(state: ConversationState, input: VisitorInput): Step {
  switch (input.type) {
    case 'ratedAnswer': {
      const { of, flowId, feedback, text } = input;
      return done([{ type: 'answerRated', of, ...(flowId && { flowId }), feedback, text }]);
    }
    case 'ratedChat':
      return ratedChat(state, input);
    case 'leftMessage': {
      const { name, email, text } = input;
      // Whom a person has is not left to others; they read the message where they are.
      return done([{ type: 'messageLeft', name, email, text }], [request]);
    }
    case 'leftConversation':
      // Of one that only the bot has, nobody needs to be told; whom nobody came to is listed no longer.
      return done(endsByLeaving(state) ? [{ type: 'visitorLeft' }] : []);
    case 'toldOfVisitor': {
      const known = state.parameters ?? {};
      const changed = Object.entries(input.values).filter(
        ([name, value]) => (known[name]?.value ?? '') !== value,
      );
      const added = changed.map(([name]) => name).filter((name) => !Object.hasOwn(known, name));
      const tooMany = new Set(added.slice(Math.max(0, mostValues - Object.keys(known).length)));
      const news = changed.filter(([name]) => !tooMany.has(name));
      return done(news.length ? [{ type: 'visitorTold', values: Object.fromEntries(news) }] : []);
    }
  }
}

function ratedChat({ rating }: ConversationState, { stars, text }: { stars: number; text: string }): Step {
  if (!rating) return done([{ type: 'chatRated', stars, text }]);
  if (rating.stars === stars && !text) return done([]);
  return done([{ type: 'chatRatingChanged', of: rating.of, stars, text }]);
}

const request: Effect = { type: 'notifyStaff', reason: 'newChatRequest' };

type Done = Extract<Step, { refusal: null }>;
const done = (events: Done['events'], effects: Effect[] = []): Done => ({ refusal: null, events, effects });
