import { calibrate, type Judgement } from './calibrate.ts';
import type { Calibration } from './calibration.ts';
import type { Familiarity } from './familiarity.ts';
import { type Fold, knownFeatures, planFolds } from './held-out.ts';
import { BinarySvm, type Effort } from './linear-svm.ts';
import type { SparseRows } from './sparse-rows.ts';
import type { LabelledText } from './training-set.ts';

/** The learnt part of a model; see `NluModel`. */
export interface LearntWeights {
  rowOffsets: Uint32Array;
  weightLabels: Uint16Array;
  weightSteps: Int8Array;
  labelScales: Float32Array;
  labelBiases: Float32Array;
  calibration: Calibration;
}

/** Above this many texts, the optimum is approached less closely: nobody could tell the difference. */
const manyTexts = 2000;
const refitEffort: Effort = { passes: 10, tolerance: 0.2 };

/**
 * Learns every label against the rest and, on the way, how the margins come out on texts that were held
 * out. `texts`: the text of each row.
 */
export function learnWeights(
  rows: SparseRows,
  texts: readonly LabelledText[],
  labelCount: number,
  familiarity: Familiarity,
  onProgress: (share: number) => void,
): LearntWeights {
  const svm = new BinarySvm(rows, penaltyFor(rows.rowCount));
  const effort: Effort =
    rows.rowCount > manyTexts ? { passes: 60, tolerance: 0.1 } : { passes: 200, tolerance: 0.01 };
  const steps = new Int8Array(rows.columnCount * labelCount);
  const labelScales = new Float32Array(labelCount);
  const labelBiases = new Float32Array(labelCount);
  const rowLabels = Int32Array.from(texts, ({ label }) => label);
  const folds = planFolds(rowLabels, labelCount);
  const judgements = folds.map((fold) => emptyJudgements(rows, texts, labelCount, fold, familiarity));
  for (let label = 0; label < labelCount; label++) {
    svm.fit(rowLabels, label, effort);
    labelScales[label] = quantise(svm.weights, steps, label, labelCount);
    labelBiases[label] = svm.weights[rows.columnCount] ?? 0;
    folds.forEach((fold, i) => {
      judgeHeldOut(svm, label, fold, judgements[i] ?? []);
    });
    onProgress((label + 1) / labelCount);
  }
  return {
    ...dropZeros(steps, rows.columnCount, labelCount),
    labelScales,
    labelBiases,
    calibration: calibrate(judgements.flat()),
  };
}

/** Small sets are written with care and want to be followed closely; large ones contradict themselves. */
function penaltyFor(textCount: number): number {
  return Math.max(1, Math.min(4, 1200 / textCount));
}

/** Writes a label's weights as whole steps of -127 to 127; returns what a step is worth. */
function quantise(weights: Float64Array, steps: Int8Array, label: number, labelCount: number): number {
  const columnCount = weights.length - 1;
  let largest = 0;
  for (let column = 0; column < columnCount; column++) {
    largest = Math.max(largest, Math.abs(weights[column] ?? 0));
  }
  const scale = largest / 127;
  for (let column = 0; scale > 0 && column < columnCount; column++) {
    steps[column * labelCount + label] = Math.round((weights[column] ?? 0) / scale);
  }
  return scale;
}

/** Three weights of four come out as no step at all: keeping only the others saves room and time. */
function dropZeros(
  steps: Int8Array,
  columnCount: number,
  labelCount: number,
): Pick<LearntWeights, 'rowOffsets' | 'weightLabels' | 'weightSteps'> {
  const weightSteps = steps.filter((step) => step !== 0);
  const weightLabels = new Uint16Array(weightSteps.length);
  const rowOffsets = new Uint32Array(columnCount + 1);
  let count = 0;
  for (let column = 0; column < columnCount; column++) {
    for (let label = 0; label < labelCount; label++) {
      if (steps[column * labelCount + label] !== 0) weightLabels[count++] = label;
    }
    rowOffsets[column + 1] = count;
  }
  return { rowOffsets, weightLabels, weightSteps };
}

function emptyJudgements(
  rows: SparseRows,
  texts: readonly LabelledText[],
  labelCount: number,
  fold: Fold,
  familiarity: Familiarity,
): Judgement[] {
  const known = knownFeatures(rows, fold);
  return Array.from(fold.judged, (row) => {
    const { words, label } = texts[row] ?? { words: [], label: -1 };
    return {
      margins: new Float64Array(labelCount).fill(Number.NEGATIVE_INFINITY),
      familiarity: familiarity.of(words, known),
      label: fold.leftOutLabels[label] ? -1 : label,
    };
  });
}

function judgeHeldOut(svm: BinarySvm, label: number, fold: Fold, judgements: readonly Judgement[]): void {
  if (fold.leftOutLabels[label]) return;
  svm.refitWithout(fold.heldOut, refitEffort);
  judgements.forEach(({ margins }, i) => {
    margins[label] = svm.margin(fold.judged[i] ?? 0);
  });
}
