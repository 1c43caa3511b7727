import type { StepMeter } from '../search-budget.ts';
import { deletionCount, forEachDeletion } from './deletions.ts';
import { editDistance } from './edit-distance.ts';
import { differingLetters, letterSignature } from './letter-signature.ts';

/** A key near the one asked for. */
export interface NearKey {
  /** Its number in the index. */
  key: number;
  distance: number;
}

/** Short words are too easily another word: below 4 characters no error is forgiven, from 8 two are. */
export function forgivenErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
const mostForgiven = 2;

/** What looking up the variants of a text takes, in steps of a search. */
const stepsOfLookUp = 40;
/** What it takes to look at a key that shares a variant with the text, and at each letter of one that may be near. */
const stepsOfKey = 2;
const stepsOfLetter = 2;
/** Keys that are put in order before others may have their turn. */
const keysAtOnce = 500;

/** Finds the keys that are misspelt as a given text, among tens of thousands in a few microseconds. */
export class FuzzyIndex {
  readonly #keys: readonly string[];
  readonly #signatures: Uint32Array;
  /** The keys with a deletion in bucket b are `bucketKeys` from `bucketStarts[b]` to `bucketStarts[b + 1]`. */
  readonly #bucketStarts: Uint32Array;
  readonly #bucketKeys: Uint32Array;
  readonly #mask: number;
  /** The question in which a key was last compared. */
  readonly #comparedIn: Uint32Array;
  #question = 0;

  private constructor(keys: readonly string[], total: number) {
    this.#keys = keys;
    this.#signatures = Uint32Array.from(keys, letterSignature);
    this.#comparedIn = new Uint32Array(keys.length);
    this.#mask = 2 ** Math.ceil(Math.log2(total + 1)) - 1;
    this.#bucketStarts = new Uint32Array(this.#mask + 2);
    this.#bucketKeys = new Uint32Array(total);
  }

  /** Builds an index bit by bit. */
  static *building(keys: readonly string[]): Generator<void, FuzzyIndex> {
    const counts = keys.map(variantCount);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const index = new FuzzyIndex(keys, total);
    yield* index.#fill(counts, total);
    return index;
  }

  /** Puts the keys in the order of their buckets (counting sort). */
  *#fill(counts: readonly number[], total: number): Generator<void, void> {
    const starts = this.#bucketStarts;
    const buckets = new Uint32Array(total);
    let variant = 0;
    for (const [place, key] of this.#keys.entries()) {
      if (place % keysAtOnce === 0) yield;
      const forgiven = forgivenErrors(key.length);
      if (forgiven === 0) continue;
      forEachDeletion(key, forgiven, (hash) => {
        const bucket = hash & this.#mask;
        buckets[variant++] = bucket;
        starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
      });
    }
    for (let bucket = 1; bucket < starts.length; bucket++) {
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    }
    const next = starts.slice();
    variant = 0;
    for (const [key, count] of counts.entries()) {
      if (key % keysAtOnce === 0) yield;
      for (let i = 0; i < count; i++) {
        const bucket = buckets[variant++] ?? 0;
        const place = next[bucket] ?? 0;
        this.#bucketKeys[place] = key;
        next[bucket] = place + 1;
      }
    }
  }

  /** The nearest key within the errors that its length forgives; of equally near ones the first. */
  nearest(text: string, meter: StepMeter): NearKey | null {
    const errors = forgivenErrors(text.length + mostForgiven);
    if (errors === 0) return null;
    let best: NearKey | null = null;
    const signature = letterSignature(text);
    this.#question++;
    meter.spent += stepsOfLookUp;
    forEachDeletion(text, errors, (hash) => {
      const bucket = hash & this.#mask;
      const end = this.#bucketStarts[bucket + 1] ?? 0;
      for (let place = this.#bucketStarts[bucket] ?? 0; place < end && !meter.isEmpty; place++) {
        const key = this.#bucketKeys[place] ?? 0;
        if (this.#comparedIn[key] === this.#question) continue;
        this.#comparedIn[key] = this.#question;
        meter.spent += stepsOfKey;
        // An edit changes two letters of a signature at most.
        const differing = differingLetters(signature, this.#signatures[key] ?? 0);
        if (differing > 2 * mostForgiven) continue;
        meter.spent += stepsOfLetter * text.length;
        best = this.#nearer(text, key, best);
      }
    });
    return best;
  }

  #nearer(text: string, key: number, best: NearKey | null): NearKey | null {
    const spelling = this.#keys[key] ?? '';
    const forgiven = forgivenErrors(spelling.length);
    const within = Math.min(forgiven, best?.distance ?? forgiven);
    const distance = editDistance(text, spelling, within);
    if (distance > within || digitsOf(text) !== digitsOf(spelling)) return best;
    if (distance > 0 && hasOtherShortWord(text, spelling)) return best;
    const nearer = !best || distance < best.distance || key < best.key;
    return nearer ? { key, distance } : best;
  }
}

/** A key of which no error is forgiven has no variants. */
function variantCount(key: string): number {
  const forgiven = forgivenErrors(key.length);
  return forgiven === 0 ? 0 : deletionCount(key, forgiven);
}

/** In several words, a short one is another word and no misspelling: "en cykel" is not "el cykel". */
function hasOtherShortWord(text: string, spelling: string): boolean {
  if (!spelling.includes(' ')) return false;
  const [said, meant] = [text.split(' '), spelling.split(' ')];
  if (said.length !== meant.length) return false;
  return meant.some((word, place) => forgivenErrors(word.length) === 0 && word !== said[place]);
}

/** Another number is never a misspelling: "iPhone 12" is not "iPhone 13". */
function digitsOf(text: string): string {
  return text.replace(/\D+/g, '');
}
