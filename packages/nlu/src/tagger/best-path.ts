import { followingTag, isFollowing, slotOf } from './tag-set.ts';

const usualLength = 64;

/** Finds the best row of tags (A. Viterbi's algorithm). One instance is reused for all texts. */
export class BestPath {
  /** The tags found last, by token. */
  tags = new Int32Array(usualLength);
  readonly #tagCount: number;
  /** For each token and tag, the score of the best row that ends there, and the tag before it in that row. */
  #scores: Float64Array;
  #origins: Int32Array;

  constructor(tagCount: number) {
    this.#tagCount = tagCount;
    this.#scores = new Float64Array(usualLength * tagCount);
    this.#origins = new Int32Array(usualLength * tagCount);
  }

  /**
   * Fills `tags` for `length` tokens. `emissions[token * tagCount + tag]` is what speaks for a tag at a token,
   * `transitions[tagBefore * tagCount + tag]` for it after another; the row after the last tag is for the first token.
   * `reach[tagBefore]` is no less than any of that tag's transitions, for or against.
   */
  find(emissions: Float64Array, length: number, transitions: Float32Array, reach: Float32Array): void {
    this.#reserve(length);
    const tags = this.#tagCount;
    this.#scores.fill(Number.NEGATIVE_INFINITY, 0, length * tags);
    for (let at = 0; at < length; at++) {
      if (at === 0) this.#reachFirsts(0, tags, 0, transitions);
      else this.#goOn(at, transitions, reach);
      for (let place = at * tags; place < (at + 1) * tags; place++) {
        this.#scores[place] = (this.#scores[place] ?? 0) + (emissions[place] ?? 0);
      }
    }
    let tag = length > 0 ? this.#bestTag(length - 1) : 0;
    for (let at = length - 1; at >= 0; at--) {
      this.tags[at] = tag;
      tag = this.#origins[at * tags + tag] ?? 0;
    }
  }

  #goOn(at: number, transitions: Float32Array, reach: Float32Array): void {
    const from = (at - 1) * this.#tagCount;
    const bestTag = this.#bestTag(at - 1);
    const least = (this.#scores[from + bestTag] ?? 0) - (reach[bestTag] ?? 0);
    for (let origin = 0; origin < this.#tagCount; origin++) {
      const before = this.#scores[from + origin] ?? 0;
      // What is further behind than transitions can make up for leads to its own slot's next token at most.
      if (before + (reach[origin] ?? 0) >= least) this.#reachFirsts(at, origin, before, transitions);
      if (origin > 0) this.#reach(at, origin, followingTag(slotOf(origin)), before, transitions);
    }
  }

  /** The tags that may follow any other. */
  #reachFirsts(at: number, origin: number, before: number, transitions: Float32Array): void {
    for (let tag = 0; tag < this.#tagCount; tag++) {
      if (!isFollowing(tag)) this.#reach(at, origin, tag, before, transitions);
    }
  }

  #reach(at: number, origin: number, tag: number, before: number, transitions: Float32Array): void {
    const place = at * this.#tagCount + tag;
    const score = before + (transitions[origin * this.#tagCount + tag] ?? 0);
    if (score <= (this.#scores[place] ?? 0)) return;
    this.#scores[place] = score;
    this.#origins[place] = origin;
  }

  #bestTag(at: number): number {
    const from = at * this.#tagCount;
    let best = 0;
    for (let tag = 1; tag < this.#tagCount; tag++) {
      if ((this.#scores[from + tag] ?? 0) > (this.#scores[from + best] ?? 0)) best = tag;
    }
    return best;
  }

  #reserve(length: number): void {
    if (length <= this.tags.length) return;
    this.tags = new Int32Array(2 * length);
    this.#scores = new Float64Array(2 * length * this.#tagCount);
    this.#origins = new Int32Array(2 * length * this.#tagCount);
  }
}
