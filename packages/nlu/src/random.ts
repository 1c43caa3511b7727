/** A repeatable stream of 32-bit numbers (Mulberry32 by Tommy Ettinger, public domain). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  }

  /** Shuffles the first `count` entries in place (Fisher–Yates). */
  shuffle(items: Int32Array, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i] ?? 0;
      items[i] = items[j] ?? 0;
      items[j] = item;
    }
  }
}
