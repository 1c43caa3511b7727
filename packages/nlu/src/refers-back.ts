import type { NluLanguage } from './nlu-language.ts';
import { topicWords } from './search-terms.ts';
import { foldCase, splitWords } from './tokenise.ts';

/** Words that stand for what was talked about. */
const pronouns: Readonly<Record<NluLanguage, ReadonlySet<string>>> = {
  da: new Set('det den de dem'.split(' ')),
  en: new Set('it that they them this those these'.split(' ')),
};

/** Ways of asking the same about something else. */
const continuing: Readonly<Record<NluLanguage, RegExp>> = {
  da: /^(?:og|så|men)? ?(?:hvad (?:så )?med|gælder det(?:te)? også|også) /,
  en: /^(?:and|so|but)? ?(?:what about|how about|does that (?:also )?go for|also) /,
};

/** Words of measures say how much is asked of something, not of what. */
const measures: Readonly<Record<NluLanguage, ReadonlySet<string>>> = {
  da: new Set('lang langt lange længe tid tit ofte stor stort store dyr dyrt'.split(' ')),
  en: new Set('long time far often big large expensive'.split(' ')),
};

/** A question with more words of its own tells what it is about. */
const mostTopicWords = 1;

/**
 * Whether a question can be understood only by what was said before it: "hvad koster det?", "og hvad med børn?". Pure;
 * wrong where a pronoun stands for nothing and one word tells all ("er det gratis?"), which is then about both.
 */
export function refersBack(text: string, language: NluLanguage): boolean {
  const words = splitWords(foldCase(text));
  const own = topicWords(text, language).filter(({ word }) => !measures[language].has(word));
  if (own.length > mostTopicWords) return false;
  return words.some((word) => pronouns[language].has(word)) || continuing[language].test(words.join(' '));
}
