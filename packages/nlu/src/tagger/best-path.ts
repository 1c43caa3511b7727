import { followingTag, isFollowing, slotOf } from './tag-set.ts';

/** How many of a token's tags are gone on with while learning: the right one is seldom worse. */
const beamWidth = 40;
const usualLength = 64;

/** Finds the best row of tags (A. Viterbi's algorithm, with a beam). One instance is reused for all texts. */
export class BestPath {
  /** The tags found last, by token. */
  tags = new Int32Array(usualLength);
  readonly #tagCount: number;
  #scores: Float64Array;
  #origins: Int32Array;
  readonly #beam = new Int32Array(beamWidth);
  #beamSize = 0;

  constructor(tagCount: number) {
    this.#tagCount = tagCount;
    this.#scores = new Float64Array(usualLength * tagCount);
    this.#origins = new Int32Array(usualLength * tagCount);
  }

  /**
   * Fills `tags` for `length` tokens. `emissions[token * tagCount + tag]` is what speaks for a tag at a token,
   * `transitions[tagBefore * tagCount + tag]` for it after another; the row after the last tag is for the first token.
   */
  find(emissions: Float64Array, length: number, transitions: Float32Array): void {
    this.#reserve(length);
    const tags = this.#tagCount;
    this.#scores.fill(Number.NEGATIVE_INFINITY, 0, length * tags);
    for (let at = 0; at < length; at++) {
      if (at === 0) this.#reachFirsts(0, tags, 0, transitions);
      for (let i = 0; at > 0 && i < this.#beamSize; i++) {
        const origin = this.#beam[i] ?? 0;
        const before = this.#scores[(at - 1) * tags + origin] ?? 0;
        this.#reachFirsts(at, origin, before, transitions);
        if (origin > 0) this.#reach(at, origin, followingTag(slotOf(origin)), before, transitions);
      }
      for (let tag = 0; tag < tags; tag++) {
        const place = at * tags + tag;
        this.#scores[place] = (this.#scores[place] ?? 0) + (emissions[place] ?? 0);
      }
      this.#chooseBeam(at);
    }
    let tag = this.#beam[0] ?? 0;
    for (let at = length - 1; at >= 0; at--) {
      this.tags[at] = tag;
      tag = this.#origins[at * tags + tag] ?? 0;
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

  /** Puts the best tags of a token in the beam, best first. */
  #chooseBeam(at: number): void {
    const from = at * this.#tagCount;
    let size = 0;
    let lowest = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < this.#tagCount; tag++) {
      const score = this.#scores[from + tag] ?? 0;
      if (score <= lowest) continue;
      let place = size < beamWidth ? size++ : size - 1;
      for (; place > 0 && (this.#scores[from + (this.#beam[place - 1] ?? 0)] ?? 0) < score; place--) {
        this.#beam[place] = this.#beam[place - 1] ?? 0;
      }
      this.#beam[place] = tag;
      if (size === beamWidth) lowest = this.#scores[from + (this.#beam[size - 1] ?? 0)] ?? lowest;
    }
    this.#beamSize = size;
  }

  #reserve(length: number): void {
    if (length <= this.tags.length) return;
    this.tags = new Int32Array(2 * length);
    this.#scores = new Float64Array(2 * length * this.#tagCount);
    this.#origins = new Int32Array(2 * length * this.#tagCount);
  }
}
