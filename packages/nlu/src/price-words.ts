import type { NluLanguage } from './nlu-language.ts';

/** Words that ask for an amount of money. Without "dyr" and "dyre": they may be animals. */
const words: Readonly<Record<NluLanguage, ReadonlySet<string>>> = {
  da: new Set(
    `koste koster kostede kostet pris prisen priser priserne takst taksten takster taksterne gebyr gebyret gebyrer
    dyrt dyrere dyrest dyreste billig billigt billige billigere billigst billigste`.split(/\s+/),
  ),
  en: new Set(
    `cost costs price prices priced pricing fee fees expensive cheap cheaper cheapest`.split(/\s+/),
  ),
};

/** Whether a word, in lower case, asks for an amount of money: "koster", "expensive". */
export const isPriceWord = (word: string, language: NluLanguage): boolean => words[language].has(word);
