import { LabelDualsBuilder } from './label-duals.ts';
import { effortOnMany, type LearntWeights, penaltyFor } from './learn-weights.ts';
import { BinarySvm } from './linear-svm.ts';
import type { Recalled } from './recall.ts';
import type { SparseRows } from './sparse-rows.ts';
import { WeightSteps } from './weight-steps.ts';

/**
 * The rows that did not matter are looked at in turns, a tenth in each training: so whatever the small changes add up
 * to, no row is passed over for long. Looking at all of them would take as long as everything else together.
 */
const turns = 10;

/**
 * Goes on from an earlier training: only what has changed, and what that moves, is learnt. How sure the classifier
 * may be is kept, for so little changes nothing in it.
 */
export function learnOn(
  rows: SparseRows,
  rowLabels: Int32Array,
  { rounds, newRows, duals: known, calibration }: Recalled,
  onProgress: (share: number) => void,
): LearntWeights {
  const svm = new BinarySvm(rows, penaltyFor(rows.rowCount));
  const weights = new WeightSteps(rows.columnCount);
  const duals = new LabelDualsBuilder();
  const others = new Set(newRows);
  for (let row = rounds % turns; row < rows.rowCount; row += turns) others.add(row);
  const lookedAt = Int32Array.from(others);
  known.forEach((ofLabel, label) => {
    if (ofLabel) svm.fitOn(rowLabels, label, ofLabel, lookedAt, effortOnMany);
    else svm.fit(rowLabels, label, effortOnMany);
    weights.add(svm.weights);
    duals.add(svm.duals);
    onProgress((label + 1) / known.length);
  });
  return { weights: weights.build(), calibration, duals: duals.build() };
}
