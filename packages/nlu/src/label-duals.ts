/** What an SVM has found of each label: its rows that matter, and how much each. */
export interface LabelDuals {
  /** Label i has entries offsets[i] to offsets[i + 1]. */
  offsets: Uint32Array;
  rows: Uint32Array;
  /** Above 0. */
  values: Float32Array;
}

/** Collects the duals of the labels, one label after another. */
export class LabelDualsBuilder {
  readonly #offsets: number[] = [0];
  readonly #rows: number[] = [];
  readonly #values: number[] = [];

  /** `duals`: of each row; most are 0. */
  add(duals: Float64Array): void {
    for (let row = 0; row < duals.length; row++) {
      const dual = duals[row] ?? 0;
      if (dual === 0) continue;
      this.#rows.push(row);
      this.#values.push(dual);
    }
    this.#offsets.push(this.#rows.length);
  }

  build(): LabelDuals {
    return {
      offsets: Uint32Array.from(this.#offsets),
      rows: Uint32Array.from(this.#rows),
      values: Float32Array.from(this.#values),
    };
  }
}
