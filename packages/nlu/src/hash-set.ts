/** A set of 32-bit hashes that is emptied often: open addressing in one array, 0 for free. */
export class HashSet {
  /** A power of two: room for half as many hashes before the set has to grow. */
  readonly #usualSize: number;
  #slots: Int32Array;
  #count = 0;

  constructor(usualSize: number) {
    this.#usualSize = usualSize;
    this.#slots = new Int32Array(usualSize);
  }

  /** Adds a hash; returns whether it is new. */
  add(hash: number): boolean {
    // Zero means free, so the hash 0 is taken for 1.
    const wanted = hash | 0 || 1;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = wanted & mask;
    for (let found = slots[slot]; found; found = slots[slot]) {
      if (found === wanted) return false;
      slot = (slot + 1) & mask;
    }
    slots[slot] = wanted;
    if (2 * ++this.#count > slots.length) this.#grow();
    return true;
  }

  clear(): void {
    this.#count = 0;
    if (this.#slots.length === this.#usualSize) this.#slots.fill(0);
    else this.#slots = new Int32Array(this.#usualSize); // after a long text: large tables are slow to empty
  }

  #grow(): void {
    const hashes = this.#slots;
    this.#slots = new Int32Array(2 * hashes.length);
    this.#count = 0;
    for (const hash of hashes) if (hash) this.add(hash);
  }
}
