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

/** What only asks for a time, for how long, or how much somebody pays; and what is about the talk itself. */
const asking: Readonly<Record<NluLanguage, readonly RegExp[]>> = {
  da: [
    /(?<!\p{L})(?:hvad|hvilken)\s+tid(?!\p{L})/giu,
    /(?<=(?<!\p{L})hvor\s+(?:længe|lang\s+tid)(?!\p{L}).*)(?<!\p{L})(?:varer?|tager)(?!\p{L})/giu,
    /(?<=(?<!\p{L})(?:hvor\s+meget|hvad)\s+(?:skal|må)(?!\p{L}).*)(?<!\p{L})(?:betale|give)(?!\p{L})/giu,
    /(?<=^\P{L}*(?:hvorfor|hvad)\s+)(?:spørger|mener)(?=\s+(?:du|I)\P{L}*$)/giu,
  ],
  en: [
    /(?<!\p{L})what\s+time(?!\p{L})/giu,
    /(?<=(?<!\p{L})how\s+long(?!\p{L}).*)(?<!\p{L})(?:lasts?|takes?)(?!\p{L})/giu,
    /(?<=(?<!\p{L})how\s+much(?!\p{L}).*)(?<!\p{L})pay(?!\p{L})/giu,
    /(?<=^\P{L}*(?:why|what)\s+do\s+you\s+)(?:ask|mean)(?=\P{L}*$)/giu,
  ],
};
/** The words of a question that only tell what is asked for: "hvor sent", "how late". */
export const measuresIn = (question: string, language: NluLanguage): string =>
  (question.match(measures[language]) ?? []).join(' ');

/** A question without the words that only tell what is asked for, "hvor gammel", "how often", or how: "først". */
export const withoutMeasures = (question: string, language: NluLanguage): string =>
  question.replace(measures[language], ' ').replace(asides[language], ' ');

/** What a question is about: without what only tells what is asked for or how ("hvor meget skal jeg betale i depositum"). */
export const askedAbout = (question: string, language: NluLanguage): string =>
  withoutMeasures(
    asking[language].reduce((text, words) => text.replace(words, ' '), question),
    language,
  );
