import { calibrate, type Judgement } from './calibrate.ts';
import type { Calibration } from './calibration.ts';
import { supportOf } from './confidence.ts';
import type { Familiarity } from './familiarity.ts';
import { type Fold, knownFeatures, planFolds } from './held-out.ts';
import { type LabelDuals, LabelDualsBuilder } from './label-duals.ts';
import { BinarySvm, type Effort } from './linear-svm.ts';
import type { SparseRows } from './sparse-rows.ts';
import type { LabelledText } from './training-set.ts';
import { type SteppedWeights, WeightSteps } from './weight-steps.ts';

/** What has been learnt: a part of the model, and what the next training can begin from. */
export interface LearntWeights {
  weights: SteppedWeights;
  calibration: Calibration;
  duals: LabelDuals;
}

/** Above this many texts, the optimum is approached less closely: nobody could tell the difference. */
export const manyTexts = 2000;
/** How closely it is approached then. */
export const effortOnMany: Effort = { passes: 60, tolerance: 0.1 };
const effortOnFew: Effort = { passes: 200, tolerance: 0.01 };
const refitEffort: Effort = { passes: 10, tolerance: 0.2 };

/**
 * Learns every label against the rest from nothing and, on the way, how the margins come out on texts that were
 * held out. `texts`: the text of each row.
 */
export function learnWeights(
  rows: SparseRows,
  texts: readonly LabelledText[],
  labelCount: number,
  familiarity: Familiarity,
  onProgress: (share: number) => void,
): LearntWeights {
  const svm = new BinarySvm(rows, penaltyFor(rows.rowCount));
  const effort = rows.rowCount > manyTexts ? effortOnMany : effortOnFew;
  const weights = new WeightSteps(rows.columnCount);
  const duals = new LabelDualsBuilder();
  const rowLabels = Int32Array.from(texts, ({ label }) => label);
  const folds = planFolds(rowLabels, labelCount);
  const judgements = folds.map((fold) => emptyJudgements(rows, texts, labelCount, fold, familiarity));
  const topics = folds.length ? texts.map(({ words }) => familiarity.topicOf(words)) : [];
  for (let label = 0; label < labelCount; label++) {
    svm.fit(rowLabels, label, effort);
    weights.add(svm.weights);
    duals.add(svm.duals);
    folds.forEach((fold, i) => {
      judgeHeldOut(svm, label, fold, judgements[i] ?? [], topics);
    });
    onProgress((label + 1) / labelCount);
  }
  return { weights: weights.build(), calibration: calibrate(judgements.flat()), duals: duals.build() };
}

/** Small sets are written with care and want to be followed closely; large ones contradict themselves. */
export function penaltyFor(textCount: number): number {
  return Math.max(1, Math.min(4, 1200 / textCount));
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
      supports: new Float64Array(labelCount),
      label: fold.leftOutLabels[label] ? -1 : label,
    };
  });
}

/** `topics`: the features of each row's words about its topic; -1 for what the vocabulary lacks. */
function judgeHeldOut(
  svm: BinarySvm,
  label: number,
  fold: Fold,
  judgements: readonly Judgement[],
  topics: readonly Int32Array[],
): void {
  if (fold.leftOutLabels[label]) return;
  svm.refitWithout(fold.heldOut, refitEffort);
  judgements.forEach(({ margins, supports }, i) => {
    const row = fold.judged[i] ?? 0;
    margins[label] = svm.margin(row);
    supports[label] = supportBy(svm.weights, topics[row] ?? noTopic);
  });
}

const noTopic = new Int32Array();
/** What is left of a weight that was unlearnt is no more than this. */
const leastWeight = 1e-6;

/** Support of a label, 0..1, by its weights: one for each feature. `topic`: features as `Familiarity.topicOf` gives them. */
function supportBy(weights: Float64Array, topic: Int32Array): number {
  let speaking = 0;
  for (const feature of topic) if (feature >= 0 && (weights[feature] ?? 0) > leastWeight) speaking++;
  return supportOf(speaking, topic.length);
}
