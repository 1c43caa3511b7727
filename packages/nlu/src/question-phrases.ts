import type { NluLanguage } from './nlu-language.ts';

/** Words behind "hvor" and "how" that tell what kind of thing is asked for, an age or a time, and not about what. */
const measures: Readonly<Record<NluLanguage, RegExp>> = {
  da: /(?<!\p{L})hvor\s+(?:gamm?el?t?|gamle|lang\s+tid|langt?|lange|længe|tit|ofte|store?t?|højt?|sent|tidligt?|hurtigt?)(?!\p{L})(?:\s+i\s+forvejen)?/giu,
  en: /(?<!\p{L})how\s+(?:old|long|often|far|big|large|tall|late|early|soon|quickly|fast|far\s+ahead)(?!\p{L})/giu,
};

/** Adverbs of time and manner that pages seldom repeat: "kan man komme på besøg først". */
const asides: Readonly<Record<NluLanguage, RegExp>> = {
  da: /(?<!\p{L})(?:først|helst|hellere|normalt|egentlig|faktisk|måske|selv)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:usually|normally|actually|maybe|rather|first(?=\P{L}*$))(?!\p{L})/giu,
};

/** The words of a question that only tell what is asked for: "hvor sent", "how late". */
export const measuresIn = (question: string, language: NluLanguage): string =>
  (question.match(measures[language]) ?? []).join(' ');

/** A question without the words that only tell what is asked for, "hvor gammel", "how often", or how: "først". */
export const withoutMeasures = (question: string, language: NluLanguage): string =>
  question.replace(measures[language], ' ').replace(asides[language], ' ');
