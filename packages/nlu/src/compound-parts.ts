import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';

/** Shorter ones are endings more often than words. */
const shortestPart = 4;
const longestWord = 40;

/**
 * The ways in which a word, given by its stem, may be two that were written as one, each part by its stem:
 * `hundepension` as `hund` and `pension`, among others. Only who knows the words can tell which is meant. Empty in
 * English, which writes them apart.
 */
export function compoundParts(word: string, language: NluLanguage): [first: string, second: string][] {
  if (language !== 'da' || word.length > longestWord || !/^\p{L}+$/u.test(word)) return [];
  const ways: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++)
    ways.push([stem(word.slice(0, at), language), stem(word.slice(at), language)]);
  return ways;
}
