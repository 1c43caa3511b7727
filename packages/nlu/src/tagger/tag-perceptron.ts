import type { SeededRandom } from '../random.ts';
import { BestPath } from './best-path.ts';
import { addEmissions, type TagWeights } from './tag-weights.ts';
import type { TaggedPhrase } from './tagged-set.ts';

/**
 * Structured perceptron with averaged weights (M. Collins, "Discriminative Training Methods for Hidden Markov
 * Models", EMNLP 2002). While it learns, half of the features are hidden at random, so that it learns to tell a
 * slot from its surroundings too when the value was never seen.
 */
export class TagPerceptron {
  readonly #weights: TagWeights;
  readonly #random: SeededRandom;
  readonly #path: BestPath;
  readonly #sums: Float64Array;
  readonly #transitionSums: Float64Array;
  readonly #onMistake: (feature: number, tag: number) => void;
  #emissions = new Float64Array(0);
  /** For each tag, the most that a transition from it has weighed, for or against. */
  readonly #reach: Float32Array;
  #step = 1;

  /** `onMistake` is told of tags that were wrongly given where a feature was. */
  constructor(weights: TagWeights, random: SeededRandom, onMistake: (feature: number, tag: number) => void) {
    this.#weights = weights;
    this.#random = random;
    this.#onMistake = onMistake;
    this.#path = new BestPath(weights.tagCount);
    this.#reach = new Float32Array(weights.tagCount + 1);
    this.#sums = new Float64Array(weights.values.length);
    this.#transitionSums = new Float64Array(weights.transitions.length);
  }

  /** Tags a phrase as far as is known, and learns where that was wrong. */
  learn({ features, tags }: TaggedPhrase): void {
    const shown = features.map((ofToken) => this.#showHalf(ofToken));
    this.#tag(shown);
    const found = this.#path.tags;
    const start = this.#weights.tagCount;
    for (let at = 0; at < tags.length; at++) {
      const right = tags[at] ?? 0;
      const wrong = found[at] ?? 0;
      const rightBefore = at > 0 ? (tags[at - 1] ?? 0) : start;
      const wrongBefore = at > 0 ? (found[at - 1] ?? 0) : start;
      const ofToken = shown[at];
      if (ofToken && right !== wrong) this.#correct(ofToken, right, wrong);
      if (right === wrong && rightBefore === wrongBefore) continue;
      this.#addTransition(rightBefore, right, 1);
      this.#addTransition(wrongBefore, wrong, -1);
    }
    this.#step++;
  }

  /** The mean of the weights over all steps, in which early and late mistakes count alike. */
  averaged(): TagWeights {
    const mean = (values: Float32Array, sums: Float64Array): Float32Array =>
      values.map((value, i) => value - (sums[i] ?? 0) / this.#step);
    return {
      ...this.#weights,
      values: mean(this.#weights.values, this.#sums),
      transitions: mean(this.#weights.transitions, this.#transitionSums),
    };
  }

  #showHalf(features: Int32Array): Int32Array {
    const shown = new Int32Array(features.length);
    let count = 0;
    let bits = 0;
    for (let i = 0; i < features.length; i++) {
      bits = i % 32 === 0 ? this.#random.below(2 ** 32) : bits >>> 1;
      if (bits & 1) shown[count++] = features[i] ?? 0;
    }
    return shown.subarray(0, count);
  }

  #tag(features: readonly Int32Array[]): void {
    const { tagCount, transitions } = this.#weights;
    const size = features.length * tagCount;
    if (this.#emissions.length < size) this.#emissions = new Float64Array(2 * size);
    this.#emissions.fill(0, 0, size);
    for (const [at, ofToken] of features.entries()) {
      addEmissions(this.#weights, ofToken, this.#emissions, at * tagCount);
    }
    this.#path.find(this.#emissions, features.length, transitions, this.#reach);
  }

  #correct(features: Int32Array, right: number, wrong: number): void {
    const { offsets, tags } = this.#weights;
    for (const feature of features) {
      let knowsWrong = false;
      for (let at = offsets[feature] ?? 0; at < (offsets[feature + 1] ?? 0); at++) {
        const tag = tags[at];
        if (tag === right) this.#addWeight(at, 1);
        if (tag !== wrong) continue;
        this.#addWeight(at, -1);
        knowsWrong = true;
      }
      if (!knowsWrong) this.#onMistake(feature, wrong);
    }
  }

  #addWeight(at: number, change: number): void {
    const { values } = this.#weights;
    values[at] = (values[at] ?? 0) + change;
    this.#sums[at] = (this.#sums[at] ?? 0) + change * this.#step;
  }

  #addTransition(before: number, tag: number, change: number): void {
    const { tagCount, transitions } = this.#weights;
    const place = before * tagCount + tag;
    const weight = (transitions[place] ?? 0) + change;
    transitions[place] = weight;
    this.#reach[before] = Math.max(this.#reach[before] ?? 0, Math.abs(weight));
    this.#transitionSums[place] = (this.#transitionSums[place] ?? 0) + change * this.#step;
  }
}
