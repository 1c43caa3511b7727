import { hashStep, hashText, mix32 } from './hash.ts';
import type { NluLanguage } from './nlu-language.ts';
import { stemDanish } from './stem-danish.ts';
import { stemEnglish } from './stem-english.ts';
import { isTopicless } from './topicless-words.ts';

/** Groups of features: words, stems, stem pairs around a gap, parts of words. */
export const blockCount = 4;
/** How loud each block speaks; found by cross-validation on small and large sets, Danish and English. */
export const blockWeights: readonly number[] = [1, 1, 0.5, 1.7];
const wordBlock = 0;
const stemBlock = 1;
const skipBlock = 2;
const partBlock = 3;

const seeds = [0x2f0b4a27, 0x51ed270b, 0x1b873593, 0x68e31da4];
const shortestPart = 2;
const longestPart = 5;
const mostKnownStems = 4000;
/** Longer words are rare, and in V8 they would keep the whole text they were cut from in memory. */
const longestKnownWord = 12;
const usualCapacity = 1024;
const wordEdge = 0x20;

/** Identity of a stem as a feature. */
export function hashStem(stem: string): number {
  return hashText(stem, seeds[stemBlock] ?? 0);
}

/** Calls `visit` with the identity of each part of a word, from `shortest` to 5 characters, edges included. */
export function forEachPart(word: string, shortest: number, visit: (hash: number) => void): void {
  const last = word.length;
  for (let start = -1; start < last; start++) {
    let hash = seeds[partBlock] ?? 0;
    for (let length = 1; length <= longestPart && start + length <= last + 1; length++) {
      const at = start + length - 1;
      hash = hashStep(hash, at < 0 || at >= last ? wordEdge : word.charCodeAt(at));
      if (length >= shortest) visit(mix32(hash));
    }
  }
}

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
 * word, and character 2- to 5-grams within words (edges marked). A feature counts once per text.
 */
export class FeatureReader {
  readonly #language: NluLanguage;
  readonly #stem: (word: string) => string;
  readonly #bag: FeatureBag = {
    hashes: new Uint32Array(usualCapacity),
    blocks: new Uint8Array(usualCapacity),
    topicless: new Uint8Array(usualCapacity),
    count: 0,
  };
  /** Stems of words met lately: the same few thousand words make up most of what people write. */
  readonly #knownStems = new Map<string, string>();
  /** Open-addressed set of the hashes in the bag: positions in the bag plus one, 0 for free. */
  #slots = new Int32Array(4 * usualCapacity);

  readonly #addPart = (hash: number): void => this.#add(hash, partBlock, 0);

  constructor(language: NluLanguage) {
    this.#language = language;
    this.#stem = language === 'da' ? stemDanish : stemEnglish;
  }

  /** Reads the words of a text, as `normalisedWords` gives them. */
  read(words: readonly string[]): FeatureBag {
    this.#clear();
    const stems = words.map((word) => this.stemOf(word));
    const topicless = words.map((word) => (isTopicless(word, this.#language) ? 1 : 0));
    this.#addSingle(words, topicless, wordBlock);
    this.#addPairs(words, topicless, wordBlock, 1);
    this.#addSingle(stems, topicless, stemBlock);
    this.#addPairs(stems, topicless, stemBlock, 1);
    this.#addPairs(stems, topicless, skipBlock, 2);
    for (const word of words) forEachPart(word, shortestPart, this.#addPart);
    return this.#bag;
  }

  /** The stem of a normalised word. */
  stemOf(word: string): string {
    const known = this.#knownStems.get(word);
    if (known !== undefined) return known;
    if (word.length > longestKnownWord) return this.#stem(word);
    if (this.#knownStems.size === mostKnownStems) this.#knownStems.clear();
    const stem = this.#stem(word);
    this.#knownStems.set(word, stem);
    return stem;
  }

  #clear(): void {
    this.#bag.count = 0;
    if (this.#bag.hashes.length === usualCapacity) this.#slots.fill(0);
    else this.#resize(usualCapacity); // after a long text: large tables are slow to empty
  }

  #addSingle(words: readonly string[], topicless: readonly number[], block: number): void {
    const seed = seeds[block] ?? 0;
    words.forEach((word, i) => {
      this.#add(hashText(word, seed), block, topicless[i] ?? 0);
    });
  }

  #addPairs(words: readonly string[], topicless: readonly number[], block: number, distance: number): void {
    const seed = seeds[block] ?? 0;
    for (let i = distance; i < words.length; i++) {
      const first = hashText(words[i - distance] ?? '', seed);
      const hash = mix32(Math.imul(first, 0x9e3779b1) ^ hashText(words[i] ?? '', ~seed));
      this.#add(hash, block, (topicless[i - distance] ?? 0) & (topicless[i] ?? 0));
    }
  }

  #add(hash: number, block: number, topicless: number): void {
    const bag = this.#bag;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let taken = this.#slots[slot]; taken; taken = this.#slots[slot]) {
      if (bag.hashes[taken - 1] === hash) return;
      slot = (slot + 1) & mask;
    }
    if (bag.count === bag.hashes.length) {
      this.#grow();
      this.#add(hash, block, topicless);
      return;
    }
    bag.hashes[bag.count] = hash;
    bag.blocks[bag.count] = block;
    bag.topicless[bag.count] = topicless;
    this.#slots[slot] = ++bag.count;
  }

  #resize(capacity: number): void {
    this.#bag.hashes = new Uint32Array(capacity);
    this.#bag.blocks = new Uint8Array(capacity);
    this.#bag.topicless = new Uint8Array(capacity);
    this.#slots = new Int32Array(4 * capacity);
    this.#bag.count = 0;
  }

  #grow(): void {
    const { hashes, blocks, topicless, count } = this.#bag;
    this.#resize(2 * count);
    for (let i = 0; i < count; i++) this.#add(hashes[i] ?? 0, blocks[i] ?? 0, topicless[i] ?? 0);
  }
}
