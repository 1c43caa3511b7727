import type { BotKind, LanguageCode, Trade } from '@samtale/contract';

/** A page of a company's website: its title and its words. */
type WrittenPage = readonly [title: string, text: string];

/** What answers a question: the flow with a key of the starter bot, the page at a place, the bot's own flow, or nothing. */
export type RightAnswer = { flow: string } | { page: number } | 'own' | 'nothing';

/** A flow that somebody of the company has written. */
export interface OwnFlow {
  title: string;
  /** A day in curly brackets is a value. */
  phrases: string[];
  /** Asked where nobody has said the day; a flow without it asks for nothing. */
  asks?: string;
  answer: string;
}

/** A small company: what its bot begins with, what its website says, and what its visitors ask. */
export interface Business {
  name: string;
  bot: keyof typeof BotKind;
  trade: keyof typeof Trade;
  ownFlow?: Readonly<Record<LanguageCode, OwnFlow>>;
  pages: readonly Readonly<Record<LanguageCode, WrittenPage>>[];
  questions: readonly (Readonly<Record<LanguageCode, string>> & { right: RightAnswer })[];
}

type WrittenQuestion = readonly [da: string, en: string, right: RightAnswer];

/** Questions in both languages, each with what answers it. */
export const asked = (...questions: readonly WrittenQuestion[]): Business['questions'] =>
  questions.map(([da, en, right]) => ({ da, en, right }));

export const page = (place: number): RightAnswer => ({ page: place });
export const own: RightAnswer = 'own';
export const flow = (key: string): RightAnswer => ({ flow: key });
