import type { LanguageCode } from '@samtale/contract';

/** A piece of an answer: a paragraph, steps to be taken one after the other, or something to be copied. */
export type HelpBlock = string | { steps: readonly string[] } | { code: string };

export interface HelpQuestion {
  /** Names it in addresses, in both languages the same. */
  id: string;
  question: string;
  answer: readonly HelpBlock[];
}

export interface HelpTopic {
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}

const contents: Record<LanguageCode, () => Promise<{ topics: readonly HelpTopic[] }>> = {
  da: () => import('./content/da.ts'),
  en: () => import('./content/en.ts'),
};

/** The help in a language. */
export async function readHelp(language: LanguageCode): Promise<readonly HelpTopic[]> {
  return (await contents[language]()).topics;
}
