import { hashStep, hashText, mix32 } from './hash.ts';
import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';
import { stemDanish } from './stem-danish.ts';
import { stemEnglish } from './stem-english.ts';

/** Groups of features: words, stems, stem pairs around a gap, parts of words. */
export const blockCount = 4;
/** How loud each block speaks; found by cross-validation on small and large sets, Danish and English. */
export const blockWeights: readonly number[] = [1, 1, 0.5, 1.7];
const wordBlock = 0;
const stemBlock = 1;
const skipBlock = 2;
const partBlock = 3;

const seeds = [0x2f0b4a27, 0x51ed270b, 0x1b873593, 0x68e31da4];
const longestPart = 5;
const usualCapacity = 1024;
const wordEdge = 0x20;

/** The distinct features of the last text read. The arrays are reused: only the first `count` entries hold. */
export interface FeatureBag {
  /** 32-bit identity of each feature. */
  hashes: Uint32Array;
  /** Block of each feature. */
  blocks: Uint8Array;
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
    count: 0,
  };
  /** Open-addressed set of the hashes in the bag: positions in the bag plus one, 0 for free. */
  #slots = new Int32Array(4 * usualCapacity);

  constructor(language: NluLanguage) {
    this.#language = language;
    this.#stem = language === 'da' ? stemDanish : stemEnglish;
  }

  read(text: string): FeatureBag {
    this.#clear();
    const words = normalisedWords(text, this.#language);
    this.#addGrams(words, wordBlock, 1);
    const stems = words.map(this.#stem);
    this.#addGrams(stems, stemBlock, 1);
    this.#addPairs(stems, skipBlock, 2);
    for (const word of words) this.#addParts(word);
    return this.#bag;
  }

  #clear(): void {
    this.#bag.count = 0;
    if (this.#bag.hashes.length === usualCapacity) this.#slots.fill(0);
    else this.#resize(usualCapacity); // after a long text: large tables are slow to empty
  }

  #addGrams(words: readonly string[], block: number, distance: number): void {
    for (const word of words) this.#add(hashText(word, seeds[block] ?? 0), block);
    this.#addPairs(words, block, distance);
  }

  #addPairs(words: readonly string[], block: number, distance: number): void {
    const seed = seeds[block] ?? 0;
    for (let i = distance; i < words.length; i++) {
      const first = hashText(words[i - distance] ?? '', seed);
      this.#add(mix32(Math.imul(first, 0x9e3779b1) ^ hashText(words[i] ?? '', ~seed)), block);
    }
  }

  #addParts(word: string): void {
    const last = word.length;
    for (let start = -1; start < last; start++) {
      let hash = seeds[partBlock] ?? 0;
      for (let length = 1; length <= longestPart && start + length <= last + 1; length++) {
        const at = start + length - 1;
        hash = hashStep(hash, at < 0 || at >= last ? wordEdge : word.charCodeAt(at));
        if (length > 1) this.#add(mix32(hash), partBlock);
      }
    }
  }

  #add(hash: number, block: number): void {
    const bag = this.#bag;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let taken = this.#slots[slot]; taken; taken = this.#slots[slot]) {
      if (bag.hashes[taken - 1] === hash) return;
      slot = (slot + 1) & mask;
    }
    if (bag.count === bag.hashes.length) {
      this.#grow();
      this.#add(hash, block);
      return;
    }
    bag.hashes[bag.count] = hash;
    bag.blocks[bag.count] = block;
    this.#slots[slot] = ++bag.count;
  }

  #resize(capacity: number): void {
    this.#bag.hashes = new Uint32Array(capacity);
    this.#bag.blocks = new Uint8Array(capacity);
    this.#slots = new Int32Array(4 * capacity);
    this.#bag.count = 0;
  }

  #grow(): void {
    const { hashes, blocks, count } = this.#bag;
    this.#resize(2 * count);
    for (let i = 0; i < count; i++) this.#add(hashes[i] ?? 0, blocks[i] ?? 0);
  }
}
