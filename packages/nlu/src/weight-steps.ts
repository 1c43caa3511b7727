/** A label's largest weight, in steps. */
const mostSteps = 127;

/** Weights as whole steps; see `NluModel`. */
export interface SteppedWeights {
  rowOffsets: Uint32Array;
  weightLabels: Uint16Array;
  weightSteps: Int8Array;
  labelScales: Float32Array;
  labelBiases: Float32Array;
}

/** One label's weights that are at least half a step. Three of four are not, which saves room and time. */
interface LabelSteps {
  columns: Uint32Array;
  steps: Int8Array;
}

/** Takes the weights of the labels, one label after another, and keeps them as steps of -127 to 127. */
export class WeightSteps {
  readonly #columnCount: number;
  readonly #labels: LabelSteps[] = [];
  readonly #scales: number[] = [];
  readonly #biases: number[] = [];
  /** One label's, before it is known how many there are. */
  readonly #columns: Uint32Array;
  readonly #steps: Int8Array;

  constructor(columnCount: number) {
    this.#columnCount = columnCount;
    this.#columns = new Uint32Array(columnCount);
    this.#steps = new Int8Array(columnCount);
  }

  /** Adds the next label. `weights`: one per column, then the bias. */
  add(weights: Float64Array): void {
    let largest = 0;
    for (let column = 0; column < this.#columnCount; column++) {
      const size = Math.abs(weights[column] ?? 0);
      if (size > largest) largest = size;
    }
    const scale = largest / mostSteps;
    let count = 0;
    for (let column = 0; scale > 0 && column < this.#columnCount; column++) {
      const steps = (weights[column] ?? 0) / scale;
      if (steps < 0.5 && steps >= -0.5) continue;
      this.#columns[count] = column;
      this.#steps[count++] = Math.round(steps);
    }
    this.#labels.push({ columns: this.#columns.slice(0, count), steps: this.#steps.slice(0, count) });
    this.#scales.push(scale);
    this.#biases.push(weights[this.#columnCount] ?? 0);
  }

  build(): SteppedWeights {
    const rowOffsets = new Uint32Array(this.#columnCount + 1);
    for (const { columns } of this.#labels) {
      for (const column of columns) rowOffsets[column + 1] = (rowOffsets[column + 1] ?? 0) + 1;
    }
    for (let column = 0; column < this.#columnCount; column++) {
      rowOffsets[column + 1] = (rowOffsets[column + 1] ?? 0) + (rowOffsets[column] ?? 0);
    }
    const count = rowOffsets[this.#columnCount] ?? 0;
    const weightLabels = new Uint16Array(count);
    const weightSteps = new Int8Array(count);
    const next = rowOffsets.slice();
    this.#labels.forEach(({ columns, steps }, label) => {
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i] ?? 0;
        const at = next[column] ?? 0;
        next[column] = at + 1;
        weightLabels[at] = label;
        weightSteps[at] = steps[i] ?? 0;
      }
    });
    const labelScales = Float32Array.from(this.#scales);
    return {
      rowOffsets,
      weightLabels,
      weightSteps,
      labelScales,
      labelBiases: Float32Array.from(this.#biases),
    };
  }
}
