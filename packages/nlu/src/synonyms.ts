import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';

/** Everyday words, by which people ask, and those by which companies tell the same. */
const groups: Readonly<Record<NluLanguage, readonly string[]>> = {
  da: [
    'besøge besøg kigge forbi rundvisning fremvisning',
    'pakke medbringe medbragt',
    'afbestille aflyse annullere',
    'starte begynde',
    'reparere fikse ordne',
    'købe sælge',
    'rabat nedslag',
    'job stilling ansætte',
  ],
  en: [
    'visit tour viewing',
    'pack bring',
    'start begin',
    'fix repair mend',
    'buy purchase sell',
    'discount reduction',
    'job vacancy position',
    'sick ill',
    'collect pick fetch',
  ],
};

const indexOf = (language: NluLanguage): ReadonlyMap<string, readonly string[]> =>
  new Map(
    groups[language].flatMap((group) => {
      const stems = [...new Set(group.split(' ').map((word) => stem(word, language)))];
      return stems.map((one): [string, string[]] => [one, stems.filter((other) => other !== one)]);
    }),
  );
const byStem = { da: indexOf('da'), en: indexOf('en') };

/** The stems of words that say much the same as the word with a stem, and look nothing like it. */
export const synonymsOf = (word: string, language: NluLanguage): readonly string[] =>
  byStem[language].get(word) ?? [];
