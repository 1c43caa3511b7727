const highestMark = 0xff;

/** Which features of a vocabulary a text has had. */
export class SeenFeatures {
  /** How many features the text has had. */
  count = 0;
  /** For each feature the mark of the text that had it last: beginning a text needs no emptying. */
  readonly #marks: Uint8Array;
  #mark = 1;

  constructor(featureCount: number) {
    this.#marks = new Uint8Array(featureCount);
  }

  /** Begins another text. */
  clear(): void {
    this.count = 0;
    if (this.#mark < highestMark) {
      this.#mark++;
    } else {
      this.#marks.fill(0);
      this.#mark = 1;
    }
  }

  /** Adds a feature; returns whether it is new to the text. */
  add(feature: number): boolean {
    if (this.#marks[feature] === this.#mark) return false;
    this.#marks[feature] = this.#mark;
    this.count++;
    return true;
  }
}
