import type { FeatureReader } from './features.ts';
import type { Vocabulary } from './vocabulary.ts';
import { forEachPart, type WordFeatures } from './word-features.ts';

/** Parts shorter than this occur in words of every topic. */
const shortestTellingPart = 3;
/** Familiarity of a text without any word about its topic. */
const undecided = 0.5;
/** Stands for the familiarity of a word that is about no topic. */
export const topiclessWord = -1;

/**
 * Tells whether training has met what a text is about. "What is the capital of France" shares much with
 * "What is the price of a stamp", but no word of its topic: such texts are seldom in scope.
 */
export class Familiarity {
  readonly #reader: FeatureReader;
  readonly #vocabulary: Vocabulary;

  constructor(reader: FeatureReader, vocabulary: Vocabulary) {
    this.#reader = reader;
    this.#vocabulary = vocabulary;
  }

  /**
   * Familiarity, 0..1, of a text. `known`: 1 for each feature that counts as known; all of the vocabulary
   * without it.
   */
  of(words: readonly string[], known?: Uint8Array): number {
    let best = topiclessWord;
    for (const word of words) {
      best = Math.max(best, familiarityOfWord(this.#reader.readWord(word), this.#vocabulary, known));
      if (best === 1) break;
    }
    return familiarityOfText(best);
  }

  /** For each word of a text that is about its topic, the feature that its stem is; -1 for what the vocabulary lacks. */
  topicOf(words: readonly string[]): Int32Array {
    const topical = [...new Set(words)]
      .map((word) => this.#reader.readWord(word))
      .filter(({ topicless }) => !topicless);
    return Int32Array.from(topical, ({ stemHash }) => this.#vocabulary.find(stemHash >>> 0));
  }
}

/** Familiarity of a text, given that of its most familiar word. */
export function familiarityOfText(ofBestWord: number): number {
  return ofBestWord === topiclessWord ? undecided : ofBestWord;
}

/**
 * Familiarity of a word: 1 when its stem is known, else the share, 0..1, of its parts that are; -1 for a
 * topicless word.
 */
export function familiarityOfWord(
  { word, topicless, stemHash }: WordFeatures,
  vocabulary: Vocabulary,
  known?: Uint8Array,
): number {
  if (topicless) return topiclessWord;
  const isKnown = (hash: number) => {
    const feature = vocabulary.find(hash);
    return feature >= 0 && (known === undefined || known[feature] === 1);
  };
  if (isKnown(stemHash >>> 0)) return 1;
  let parts = 0;
  let knownParts = 0;
  const count = (hash: number) => {
    parts++;
    if (isKnown(hash)) knownParts++;
  };
  forEachPart(word, count, shortestTellingPart);
  return parts > 0 ? knownParts / parts : 0;
}
