import type { NluLanguage } from './nlu-language.ts';
import { topicWords } from './search-terms.ts';
import { foldCase, splitWords } from './tokenise.ts';

interface Words {
  /** They stand for what was talked about. */
  pronouns: ReadonlySet<string>;
  /** Ways of asking the same about something else. */
  continuing: RegExp;
  /** They say how much is asked of something, not of what. */
  measures: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const words: Readonly<Record<NluLanguage, Words>> = {
  da: {
    pronouns: setOf('det den de dem'),
    continuing: /^(?:og|men|eller|(?:og |så |men )?hvad (?:så )?med|også)(?: |$)/,
    measures: setOf(
      'lang langt lange længe tid tit ofte stor stort store dyr dyrt koster prisen pris kl klokken inden bagefter først',
    ),
  },
  en: {
    pronouns: setOf('it that they them this those these'),
    continuing: /^(?:and|or|but|(?:and |so |but )?(?:what|how) about|also)(?: |$)/,
    measures: setOf(
      'long time far often big large expensive cost costs price am pm clock beforehand afterwards first',
    ),
  },
};

/** A question with more words of its own tells what it is about; of one that goes on with another, as many may be new. */
const mostOwnWords = 1;
const mostNewWords = 2;
const mostWordsGoingOn = 6;

/** How a question needs what was said before it. */
export interface RefersBack {
  /** What is new in it, as it was written: "hunde" of "og hvad med hunde?". Empty where it only stands for what was said. */
  newWords: readonly string[];
}

/**
 * Whether a question can be understood only by what was said before it: "hvad koster det?", "og hvad med børn?", "hvor lang tid
 * inden?". Null where it tells what it is about. Pure; wrong where a pronoun stands for nothing and one word tells all ("er det
 * gratis?"), which is then about both.
 */
export function refersBack(text: string, language: NluLanguage): RefersBack | null {
  const { pronouns, continuing, measures } = words[language];
  const all = splitWords(foldCase(text));
  const topical = topicWords(text, language).map(({ word }) => word);
  const own = topical.filter((word) => !measures.has(word));
  if (continuing.test(all.join(' ')) && all.length <= mostWordsGoingOn)
    return own.length <= mostNewWords ? { newWords: own } : null;
  if (own.length > mostOwnWords) return null;
  if (all.some((word) => pronouns.has(word))) return { newWords: [] };
  const onlyMeasures = own.length === 0 && topical.length > 0;
  return onlyMeasures ? { newWords: [] } : null;
}
