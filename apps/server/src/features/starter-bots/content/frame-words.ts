import type { WrittenBubble } from '../written-flow.ts';

/** What a kind of bot says in the flows that every bot has. */
export interface FrameWords {
  welcome: string;
  /** Asked after the welcome, with what leads on. */
  question: string;
  suggestions: NonNullable<WrittenBubble['suggestions']>;
  /** The answer to a greeting. */
  greeting: string;
  /** Whom to talk to about what the bot cannot answer, within a sentence. */
  whoElse: string;
  /** The flow that hands over, and how this kind of person is asked for. */
  person: { title: string; phrases: string[] };
  /** One more way to say thanks, and the answer. */
  thanks: { phrase: string; answer: string };
}
