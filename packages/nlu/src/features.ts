import { partBlock, skipBlock, stemBlock, wordBlock } from './feature-blocks.ts';
import { HashSet } from './hash-set.ts';
import type { NluLanguage } from './nlu-language.ts';
import { forEachPart, readWord, skipPair, stemPair, type WordFeatures, wordPair } from './word-features.ts';

const mostKnownWords = 4000;
/** Longer words are rare, and in V8 they would keep the whole text they were cut from in memory. */
const longestKnownWord = 12;
const usualCapacity = 1024;

/** The distinct features of the last text read. The arrays are reused: only the first `count` entries hold. */
export interface FeatureBag {
  /** 32-bit identity of each feature. */
  hashes: Uint32Array;
  /** Block of each feature. */
  blocks: Uint8Array;
  /** 1 for each feature that is made of topicless words only. */
  topicless: Uint8Array;
  count: number;
}

/**
 * Turns texts into bags of hashed features: word 1- and 2-grams, stem 1- and 2-grams, stem pairs around one
 * word, and character 2- to 5-grams within words (edges marked). A feature counts once per text. Training reads
 * with it; `TextScorer` finds the same features without filling a bag.
 */
export class FeatureReader {
  readonly #language: NluLanguage;
  #bag = emptyBag(usualCapacity);
  readonly #seen = new HashSet(2 * usualCapacity);
  /** Words met lately: the same few thousand make up most of what people write. */
  readonly #knownWords = new Map<string, WordFeatures>();

  readonly #addPart = (hash: number): void => this.#add(hash, partBlock, 0);

  constructor(language: NluLanguage) {
    this.#language = language;
  }

  /** Reads the words of a text, as `normalisedWords` gives them. */
  read(words: readonly string[]): FeatureBag {
    this.#bag.count = 0;
    this.#seen.clear();
    const known = words.map((word) => this.readWord(word));
    for (const { wordHash, topicless } of known) this.#add(wordHash, wordBlock, topicless);
    this.#addPairs(known, wordBlock, 1, wordPair);
    for (const { stemHash, topicless } of known) this.#add(stemHash, stemBlock, topicless);
    this.#addPairs(known, stemBlock, 1, stemPair);
    this.#addPairs(known, skipBlock, 2, skipPair);
    for (const word of words) forEachPart(word, this.#addPart);
    return this.#bag;
  }

  /** Reads one normalised word. */
  readWord(word: string): WordFeatures {
    const known = this.#knownWords.get(word);
    if (known !== undefined) return known;
    const features = readWord(word, this.#language);
    if (word.length > longestKnownWord) return features;
    if (this.#knownWords.size === mostKnownWords) this.#knownWords.clear();
    this.#knownWords.set(word, features);
    return features;
  }

  #addPairs(
    words: readonly WordFeatures[],
    block: number,
    distance: number,
    pair: (first: WordFeatures, second: WordFeatures) => number,
  ): void {
    for (let i = distance; i < words.length; i++) {
      const first = words[i - distance];
      const second = words[i];
      if (first && second) this.#add(pair(first, second), block, first.topicless & second.topicless);
    }
  }

  #add(hash: number, block: number, topicless: number): void {
    if (!this.#seen.add(hash)) return;
    const bag = this.#bag.count < this.#bag.hashes.length ? this.#bag : this.#grow();
    bag.hashes[bag.count] = hash;
    bag.blocks[bag.count] = block;
    bag.topicless[bag.count] = topicless;
    bag.count++;
  }

  #grow(): FeatureBag {
    const { hashes, blocks, topicless, count } = this.#bag;
    this.#bag = emptyBag(2 * count);
    this.#bag.hashes.set(hashes);
    this.#bag.blocks.set(blocks);
    this.#bag.topicless.set(topicless);
    this.#bag.count = count;
    return this.#bag;
  }
}

function emptyBag(capacity: number): FeatureBag {
  return {
    hashes: new Uint32Array(capacity),
    blocks: new Uint8Array(capacity),
    topicless: new Uint8Array(capacity),
    count: 0,
  };
}
