import { SeededRandom } from './random.ts';
import type { SparseRows } from './sparse-rows.ts';

/** How much harder a broken margin is punished on examples of the label itself. */
const positiveFactor = 3;

/** When to stop: after so many passes, or when no gradient is further from the others than `tolerance`. */
export interface Effort {
  passes: number;
  tolerance: number;
}

/**
 * Linear support vector machine with squared hinge loss, one label against the rest, trained by dual
 * coordinate descent with shrinking (Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear
 * SVM", ICML 2008, algorithm 3; the method of LIBLINEAR's solver 1). A bias is learnt as a feature that
 * every row has. One instance is reused for all labels of the same rows.
 */
export class BinarySvm {
  /** Weights of the last fit: one per column, then the bias. */
  readonly weights: Float64Array;
  readonly #rows: SparseRows;
  readonly #penalty: number;
  readonly #squaredNorms: Float64Array;
  readonly #duals: Float64Array;
  /** Weights and duals as the last fit left them. */
  readonly #fitted: { weights: Float64Array; duals: Float64Array };
  readonly #order: Int32Array;
  readonly #positive: Uint8Array;

  /** `penalty`: how hard a broken margin is punished (C). */
  constructor(rows: SparseRows, penalty: number) {
    this.#rows = rows;
    this.#penalty = penalty;
    this.weights = new Float64Array(rows.columnCount + 1);
    this.#duals = new Float64Array(rows.rowCount);
    this.#fitted = { weights: this.weights.slice(), duals: this.#duals.slice() };
    this.#order = new Int32Array(rows.rowCount);
    this.#positive = new Uint8Array(rows.rowCount);
    this.#squaredNorms = new Float64Array(rows.rowCount);
    for (let row = 0; row < rows.rowCount; row++) {
      let sum = 1; // the bias
      for (let at = rows.offsets[row] ?? 0; at < (rows.offsets[row + 1] ?? 0); at++) {
        sum += (rows.values[at] ?? 0) ** 2;
      }
      this.#squaredNorms[row] = sum;
    }
  }

  /** How much each row matters to the last fit; 0 for most. */
  get duals(): Float64Array {
    return this.#fitted.duals;
  }

  /** Learns from nothing which rows bear `label`. */
  fit(rowLabels: Int32Array, label: number, effort: Effort): void {
    this.#begin(rowLabels, label);
    for (let row = 0; row < this.#rows.rowCount; row++) this.#order[row] = row;
    this.#descend(this.#rows.rowCount, effort);
    this.#keepFit();
  }

  /**
   * Goes on from a fit of about the same rows, given as the duals of those that mattered. Settled again are these
   * and the rows of `others`: where little has changed, the rest still does not matter.
   */
  fitOn(
    rowLabels: Int32Array,
    label: number,
    known: { rows: Int32Array; values: Float32Array },
    others: Int32Array,
    effort: Effort,
  ): void {
    this.#begin(rowLabels, label);
    let count = 0;
    known.rows.forEach((row, at) => {
      const dual = known.values[at] ?? 0;
      this.#duals[row] = dual;
      this.#addRow(row, this.#positive[row] ? dual : -dual);
      this.#order[count++] = row;
    });
    for (const row of others) if (this.#duals[row] === 0) this.#order[count++] = row;
    this.#descend(count, effort);
    this.#keepFit();
  }

  /**
   * Unlearns the rows marked in `heldOut` from the last fit: about as if they had never been seen.
   * Only rows that mattered to the fit are settled again; the others seldom would.
   */
  refitWithout(heldOut: Uint8Array, effort: Effort): void {
    this.weights.set(this.#fitted.weights);
    this.#duals.set(this.#fitted.duals);
    let count = 0;
    for (let row = 0; row < this.#rows.rowCount; row++) {
      const dual = this.#duals[row] ?? 0;
      if (dual === 0) continue;
      if (!heldOut[row]) {
        this.#order[count++] = row;
        continue;
      }
      this.#addRow(row, this.#positive[row] ? -dual : dual);
      this.#duals[row] = 0;
    }
    this.#descend(count, effort);
  }

  /** How far the row lies on the label's side: about +1 for its own examples, -1 for others. */
  margin(row: number): number {
    const { offsets, columns, values, columnCount } = this.#rows;
    const weights = this.weights;
    const end = offsets[row + 1] ?? 0;
    let sum = weights[columnCount] ?? 0;
    for (let at = offsets[row] ?? 0; at < end; at++) {
      sum += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
    }
    return sum;
  }

  #begin(rowLabels: Int32Array, label: number): void {
    this.weights.fill(0);
    this.#duals.fill(0);
    for (let row = 0; row < this.#rows.rowCount; row++)
      this.#positive[row] = rowLabels[row] === label ? 1 : 0;
  }

  #keepFit(): void {
    this.#fitted.weights.set(this.weights);
    this.#fitted.duals.set(this.#duals);
  }

  #addRow(row: number, factor: number): void {
    const { offsets, columns, values, columnCount } = this.#rows;
    const weights = this.weights;
    const end = offsets[row + 1] ?? 0;
    for (let at = offsets[row] ?? 0; at < end; at++) {
      const column = columns[at] ?? 0;
      weights[column] = (weights[column] ?? 0) + factor * (values[at] ?? 0);
    }
    weights[columnCount] = (weights[columnCount] ?? 0) + factor;
  }

  /** Descends over the first `count` rows of the order until their gradients agree within `tolerance`. */
  #descend(count: number, { passes, tolerance }: Effort): void {
    const random = new SeededRandom(count);
    const order = this.#order;
    let active = count;
    let upperBound = Number.POSITIVE_INFINITY;
    for (let pass = 0; pass < passes; pass++) {
      let highest = Number.NEGATIVE_INFINITY;
      let lowest = Number.POSITIVE_INFINITY;
      random.shuffle(order, active);
      for (let i = 0; i < active; i++) {
        const row = order[i] ?? 0;
        const dual = this.#duals[row] ?? 0;
        const sign = this.#positive[row] ? 1 : -1;
        const curvature = 0.5 / (sign > 0 ? positiveFactor * this.#penalty : this.#penalty);
        const gradient = sign * this.margin(row) - 1 + curvature * dual;
        if (dual === 0 && gradient > upperBound) {
          active--;
          order[i] = order[active] ?? 0;
          order[active] = row;
          i--;
          continue;
        }
        const projected = dual === 0 ? Math.min(gradient, 0) : gradient;
        if (projected > highest) highest = projected;
        if (projected < lowest) lowest = projected;
        if (Math.abs(projected) < 1e-12) continue;
        const next = Math.max(dual - gradient / ((this.#squaredNorms[row] ?? 1) + curvature), 0);
        this.#duals[row] = next;
        this.#addRow(row, sign * (next - dual));
      }
      if (highest - lowest <= tolerance) {
        if (active === count) return;
        active = count;
        upperBound = Number.POSITIVE_INFINITY;
      } else {
        upperBound = highest > 0 ? highest : Number.POSITIVE_INFINITY;
      }
    }
  }
}
