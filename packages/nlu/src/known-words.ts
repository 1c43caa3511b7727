import { familiarityOfWord } from './familiarity.ts';
import { HashSet } from './hash-set.ts';
import type { NluModel } from './model-format.ts';
import type { Vocabulary } from './vocabulary.ts';
import { addWeights } from './weight-rows.ts';
import { forEachPart, readWord, type WordFeatures } from './word-features.ts';

/** What a model makes of a word, whatever the text it stands in. */
export interface KnownWord {
  features: WordFeatures;
  /** Numbers of the features that the word and its stem are; -1 outside the vocabulary. */
  wordFeature: number;
  stemFeature: number;
  /** Numbers of the word's distinct parts in the vocabulary. */
  parts: readonly number[];
  /** Hashes of its distinct parts outside. */
  unknownParts: readonly number[];
  /** Sum of the squared term weights of `parts`. */
  partSquares: number;
  /** Where in `partSums` the word's sums begin: what `parts` add to each label. */
  sumsAt: number;
  /** See `familiarityOfWord`. */
  familiarity: number;
  /** Number of the text it was last met in. */
  lastText: number;
}

/** Room for about 1,700 words of an agent with 77 flows, and 2,300 of one with 20. */
const mostBytes = 1_500_000;
/** What a word takes in V8 besides its parts and sums. */
const bytesOfWord = 400;
const bytesOfPart = 8;
const usualWords = 32;
const usualParts = 128;

/**
 * The words met lately, most of what people write: a word that is known needs no stemming, no hashing, no
 * look into the vocabulary and none at the weights of its parts. That makes understanding twice as fast.
 */
export class KnownWords {
  /** What the parts of each word add to each label, in steps of the label's weights. */
  partSums: Float32Array;
  readonly #model: NluModel;
  readonly #vocabulary: Vocabulary;
  readonly #words = new Map<string, KnownWord>();
  readonly #seenParts = new HashSet(usualParts);
  /** Sums of the word being read. */
  readonly #sums: Float64Array;
  #bytes = 0;

  constructor(model: NluModel, vocabulary: Vocabulary) {
    this.#model = model;
    this.#vocabulary = vocabulary;
    this.#sums = new Float64Array(model.labels.length);
    this.partSums = new Float32Array(0);
  }

  /**
   * What the model makes of each word of a text, as `normalisedWords` gives them. It holds until the next
   * text: when the words have become too many, all are forgotten, but never in the middle of a text.
   */
  ofText(words: readonly string[]): KnownWord[] {
    if (this.#bytes > mostBytes) {
      this.#words.clear();
      this.#bytes = 0;
      this.partSums = new Float32Array(0);
    }
    return words.map(this.#get);
  }

  readonly #get = (word: string): KnownWord => {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const read = this.#read(detached(word));
    this.#words.set(read.features.word, read);
    const partCount = read.parts.length + read.unknownParts.length;
    this.#bytes += bytesOfWord + bytesOfPart * partCount + 4 * this.#sums.length;
    return read;
  };

  #read(word: string): KnownWord {
    const features = readWord(word, this.#model.language);
    const parts: number[] = [];
    const unknownParts: number[] = [];
    let partSquares = 0;
    this.#seenParts.clear();
    this.#sums.fill(0);
    forEachPart(word, (hash) => {
      if (!this.#seenParts.add(hash)) return;
      const feature = this.#vocabulary.find(hash);
      if (feature < 0) {
        unknownParts.push(hash | 0);
        return;
      }
      parts.push(feature);
      const weight = this.#model.featureWeights[feature] ?? 0;
      partSquares += weight * weight;
      addWeights(this.#model, feature, weight, this.#sums);
    });
    return {
      features,
      wordFeature: this.#vocabulary.find(features.wordHash >>> 0),
      stemFeature: this.#vocabulary.find(features.stemHash >>> 0),
      // Copies have no room to spare: while growing, an array takes twice what it needs.
      parts: parts.slice(),
      unknownParts: unknownParts.slice(),
      partSquares,
      sumsAt: this.#keepSums(),
      familiarity: familiarityOfWord(features, this.#vocabulary),
      lastText: 0,
    };
  }

  #keepSums(): number {
    const size = this.#sums.length;
    const at = this.#words.size * size;
    if (at + size > this.partSums.length) {
      const sums = this.partSums;
      this.partSums = new Float32Array(Math.max(2 * sums.length, usualWords * size));
      this.partSums.set(sums);
    }
    this.partSums.set(this.#sums, at);
    return at;
  }
}

/** The same word. V8 keeps the text in memory that a long word was cut from: letter by letter it comes loose. */
function detached(word: string): string {
  return word.split('').join('');
}
