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
