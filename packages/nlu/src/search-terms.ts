import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';
import { foldCase, splitWords } from './tokenise.ts';
import { isTopicless } from './topicless-words.ts';

/** What a text is found by: the stems of its words that tell what it is about, in order; of one without such, of all. */
export function searchTerms(text: string, language: NluLanguage): string[] {
  const words = splitWords(foldCase(text));
  const topical = words.filter((word) => !isTopicless(word, language));
  return (topical.length ? topical : words).map((word) => stem(word, language));
}

/** The words of a text that tell what it is about, as they were written and by their stems, in order. */
export const topicWords = (text: string, language: NluLanguage): { word: string; stem: string }[] =>
  splitWords(foldCase(text))
    .filter((word) => word.length > 1 && /\p{L}/u.test(word) && !isTopicless(word, language))
    .map((word) => ({ word, stem: stem(word, language) }));
