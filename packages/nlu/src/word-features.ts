import { hashStep, hashText, mix32 } from './hash.ts';
import type { NluLanguage } from './nlu-language.ts';
import { stemDanish } from './stem-danish.ts';
import { stemEnglish } from './stem-english.ts';
import { isTopicless } from './topicless-words.ts';

const wordSeed = 0x2f0b4a27;
const stemSeed = 0x51ed270b;
const skipSeed = 0x1b873593;
const partSeed = 0x68e31da4;

const shortestPart = 2;
const longestPart = 5;
const wordEdge = 0x20;

/** What a word contributes to the features of any text it stands in. Hashes are 32-bit integers. */
export interface WordFeatures {
  word: string;
  /** 1 when the word says nothing of the topic, else 0. */
  topicless: number;
  /** The word and its stem, as features of their own and as the first of a pair. */
  wordHash: number;
  stemHash: number;
  skipHash: number;
  /** The same as the second of a pair. */
  secondWordHash: number;
  secondStemHash: number;
  secondSkipHash: number;
}

/** Reads a normalised word. */
export function readWord(word: string, language: NluLanguage): WordFeatures {
  const stem = language === 'da' ? stemDanish(word) : stemEnglish(word);
  return {
    word,
    topicless: isTopicless(word, language) ? 1 : 0,
    // As signed integers V8 keeps them in the object itself.
    wordHash: hashText(word, wordSeed) | 0,
    stemHash: hashText(stem, stemSeed) | 0,
    skipHash: hashText(stem, skipSeed) | 0,
    secondWordHash: hashText(word, ~wordSeed) | 0,
    secondStemHash: hashText(stem, ~stemSeed) | 0,
    secondSkipHash: hashText(stem, ~skipSeed) | 0,
  };
}

/** Calls `visit` with the identity of each part of a word, from `shortest` to 5 characters, edges included. */
export function forEachPart(word: string, visit: (hash: number) => void, shortest = shortestPart): void {
  const last = word.length;
  for (let start = -1; start < last; start++) {
    let hash = partSeed;
    for (let length = 1; length <= longestPart && start + length <= last + 1; length++) {
      const at = start + length - 1;
      hash = hashStep(hash, at < 0 || at >= last ? wordEdge : word.charCodeAt(at));
      if (length >= shortest) visit(mix32(hash));
    }
  }
}

/** Identity of two words in a row. */
export function wordPair(first: WordFeatures, second: WordFeatures): number {
  return pairHash(first.wordHash, second.secondWordHash);
}

/** Identity of the stems of two words in a row. */
export function stemPair(first: WordFeatures, second: WordFeatures): number {
  return pairHash(first.stemHash, second.secondStemHash);
}

/** Identity of the stems of two words with one between them. */
export function skipPair(first: WordFeatures, second: WordFeatures): number {
  return pairHash(first.skipHash, second.secondSkipHash);
}

function pairHash(first: number, second: number): number {
  return mix32(Math.imul(first, 0x9e3779b1) ^ second);
}
