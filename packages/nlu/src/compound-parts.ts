import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';
import { isTopicless } from './topicless-words.ts';

/** Shorter ones are endings more often than words. */
const shortestPart = 4;
const longestWord = 40;

/**
 * The ways in which a word, as it is written, may be two in one, each part by its stem: `hundepension` as `hund` and
 * `pension`, among others. Only who knows the words can tell which is meant. Empty in English, which writes them apart.
 */
export function compoundParts(word: string, language: NluLanguage): [first: string, second: string][] {
  if (language !== 'da' || word.length > longestWord || !/^\p{L}+$/u.test(word)) return [];
  const ways: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    // "selvbetjening" is no question about oneself.
    if (parts.some((part) => isTopicless(part, language))) continue;
    ways.push([stem(parts[0], language), stem(parts[1], language)]);
  }
  return ways;
}
