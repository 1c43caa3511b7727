/** Rows of a sparse matrix, one after another: row i is entries offsets[i] to offsets[i + 1]. */
export interface SparseRows {
  offsets: Int32Array;
  columns: Int32Array;
  values: Float32Array;
  rowCount: number;
  columnCount: number;
}

/** Packs rows that are given one at a time. */
export class SparseRowsBuilder {
  #offsets: number[] = [0];
  #columns = new Int32Array(1 << 16);
  #values = new Float32Array(1 << 16);
  #size = 0;

  /** Appends a row: the first `count` entries of both arrays. */
  add(columns: Int32Array, values: Float32Array, count: number): void {
    while (this.#size + count > this.#columns.length) this.#grow();
    this.#columns.set(columns.subarray(0, count), this.#size);
    this.#values.set(values.subarray(0, count), this.#size);
    this.#size += count;
    this.#offsets.push(this.#size);
  }

  build(columnCount: number): SparseRows {
    return {
      offsets: Int32Array.from(this.#offsets),
      columns: this.#columns.subarray(0, this.#size),
      values: this.#values.subarray(0, this.#size),
      rowCount: this.#offsets.length - 1,
      columnCount,
    };
  }

  #grow(): void {
    const columns = new Int32Array(2 * this.#columns.length);
    const values = new Float32Array(2 * this.#values.length);
    columns.set(this.#columns);
    values.set(this.#values);
    this.#columns = columns;
    this.#values = values;
  }
}
