import type { BotKind, LanguageCode, Trade } from '@samtale/contract';

/** A page of a company's website: its title and its words. */
type WrittenPage = readonly [title: string, text: string];

/** What answers a question: the flow with a key of the starter bot, the page at a place, or nothing of it. */
export type RightAnswer = { flow: string } | { page: number } | 'nothing';

/** A small company: what its bot begins with, what its website says, and what its visitors ask. */
export interface Business {
  name: string;
  bot: keyof typeof BotKind;
  trade: keyof typeof Trade;
  pages: readonly Readonly<Record<LanguageCode, WrittenPage>>[];
  questions: readonly (Readonly<Record<LanguageCode, string>> & { right: RightAnswer })[];
}

type WrittenQuestion = readonly [da: string, en: string, right: RightAnswer];

/** Questions in both languages, each with what answers it. */
export const asked = (...questions: readonly WrittenQuestion[]): Business['questions'] =>
  questions.map(([da, en, right]) => ({ da, en, right }));

export const page = (place: number): RightAnswer => ({ page: place });
export const flow = (key: string): RightAnswer => ({ flow: key });
