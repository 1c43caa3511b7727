/** Finds a feature's number by its hash: an open-addressed table over hashes that are all different. */
export class Vocabulary {
  /** Hash of each feature, by number. */
  readonly hashes: Uint32Array;
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(hashes: Uint32Array) {
    this.hashes = hashes;
    let size = 16;
    while (size < 2 * hashes.length) size *= 2;
    this.#mask = size - 1;
    this.#slots = new Int32Array(size).fill(-1);
    for (let feature = 0; feature < hashes.length; feature++) {
      let slot = (hashes[feature] ?? 0) & this.#mask;
      while ((this.#slots[slot] ?? -1) >= 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = feature;
    }
  }

  /** The feature's number, or -1. */
  find(hash: number): number {
    let slot = hash & this.#mask;
    for (;;) {
      const feature = this.#slots[slot] ?? -1;
      if (feature < 0 || this.hashes[feature] === hash) return feature;
      slot = (slot + 1) & this.#mask;
    }
  }
}
