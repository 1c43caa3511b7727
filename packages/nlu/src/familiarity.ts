import { type FeatureReader, forEachPart, hashStem } from './features.ts';
import type { NluLanguage } from './nlu-language.ts';
import { isTopicless } from './topicless-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Parts shorter than this occur in words of every topic. */
const shortestTellingPart = 3;
/** Familiarity of a text without any word about its topic. */
const undecided = 0.5;

/**
 * Tells whether training has met what a text is about. "What is the capital of France" shares much with
 * "What is the price of a stamp", but no word of its topic: such texts are seldom in scope.
 */
export class Familiarity {
  readonly #language: NluLanguage;
  readonly #reader: FeatureReader;
  readonly #vocabulary: Vocabulary;

  constructor(language: NluLanguage, reader: FeatureReader, vocabulary: Vocabulary) {
    this.#language = language;
    this.#reader = reader;
    this.#vocabulary = vocabulary;
  }

  /**
   * Familiarity, 0..1, of the best known word about the topic: 1 when its stem is known, else the share of
   * its parts that are. `known`: 1 for each feature that counts as known; all of the vocabulary without it.
   */
  of(words: readonly string[], known?: Uint8Array): number {
    let best = -1;
    for (const word of words) {
      if (isTopicless(word, this.#language)) continue;
      if (this.#knows(hashStem(this.#reader.stemOf(word)), known)) return 1;
      best = Math.max(best, this.#shareOfKnownParts(word, known));
    }
    return best < 0 ? undecided : best;
  }

  #knows(hash: number, known: Uint8Array | undefined): boolean {
    const feature = this.#vocabulary.find(hash);
    return feature >= 0 && (known === undefined || known[feature] === 1);
  }

  #shareOfKnownParts(word: string, known: Uint8Array | undefined): number {
    let parts = 0;
    let knownParts = 0;
    forEachPart(word, shortestTellingPart, (hash) => {
      parts++;
      if (this.#knows(hash, known)) knownParts++;
    });
    return parts > 0 ? knownParts / parts : 0;
  }
}
