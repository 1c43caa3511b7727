import type { NluLanguage } from '../nlu-language.ts';
import { normalisedWords } from '../normalise.ts';
import { tokenPattern } from '../tokenise.ts';
import { isTopicless } from '../topicless-words.ts';
import { inflectionStem, looseSpelling } from './word-form.ts';

/** A word and where it stands in the folded text. */
export interface LocatedWord {
  /** As the classifier spells it. */
  normalised: string;
  /** See `looseSpelling`; the same of its `inflectionStem`. */
  loose: string;
  looseStem: string;
  /** Whether it says nothing of the topic. */
  topicless: boolean;
  start: number;
  end: number;
}

/** The words, numbers and emoji of a folded text. */
export function locateWords(folded: string, language: NluLanguage): LocatedWord[] {
  return Array.from(folded.matchAll(tokenPattern), ({ 0: word, index }) => {
    const normalised = normalisedWords(word, language)[0] ?? word;
    return {
      normalised,
      loose: looseSpelling(normalised, language),
      looseStem: looseSpelling(inflectionStem(normalised, language), language),
      topicless: isTopicless(normalised, language),
      start: index,
      end: index + word.length,
    };
  });
}
