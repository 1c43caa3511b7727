import type { NluLanguage } from './nlu-language.ts';

/** Words behind "hvor" and "how" that tell what kind of thing is asked for, an age or a time, and not about what. */
const measures: Readonly<Record<NluLanguage, RegExp>> = {
  da: /(?<!\p{L})hvor\s+(?:gamm?el?t?|gamle|lang\s+tid|langt?|lange|længe|tit|ofte|store?t?|højt?|sent|tidligt?|hurtigt?)(?!\p{L})(?:\s+i\s+forvejen)?/giu,
  en: /(?<!\p{L})how\s+(?:old|long|often|far|big|large|tall|late|early|soon|quickly|fast|far\s+ahead)(?!\p{L})/giu,
};

/** A question without the words that only tell what is asked for: "hvor gammel", "how often". */
export const withoutMeasures = (question: string, language: NluLanguage): string =>
  question.replace(measures[language], ' ');
