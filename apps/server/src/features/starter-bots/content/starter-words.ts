import type { BotKind, Trade } from '@samtale/contract';
import type { WrittenFlow } from '../written-flow.ts';

/** All that new bots say in one language. */
export interface StarterWords {
  /** The flows that every bot has. Has the keys `welcome`, `fallback`, `greeting` and `human`. */
  frame: (words: FrameWords) => WrittenFlow[];
  kinds: Record<BotKind, KindWords>;
  /** What visitors of each trade ask. */
  trades: Record<Trade, WrittenFlow[]>;
}

export interface KindWords {
  frame: FrameWords;
  /** What visitors ask a bot of this kind in any trade. */
  topics: WrittenFlow[];
}

/** What a kind of bot says in the flows that every bot has. */
export interface FrameWords {
  welcome: string;
  /** Asked after the welcome. */
  question: string;
  /** The answer to a greeting. */
  greeting: string;
  /** Whom to talk to about what the bot cannot answer, within a sentence. */
  whoElse: string;
  /** The flow that hands over, and how this kind of person is asked for. */
  person: { title: string; phrases: string[] };
  /** One more way to say thanks, and the answer. */
  thanks: { phrase: string; answer: string };
}
