import type { Calibration } from './calibration.ts';
import { SoftmaxOdds } from './confidence.ts';

/** What a model that had not seen a text said of it. */
export interface Judgement {
  /** Margin of each label; -Infinity for labels left out. */
  margins: Float64Array;
  /** Familiarity of the text to that model. */
  familiarity: number;
  /** Share, 0..1, of its topic's words that speak for each label; as `Evidence` has it. */
  supports: Float64Array;
  /** Label number that would have been right; -1 when it was left out, so that none is. */
  label: number;
}

/** Log-odds that support adds: where no word about the topic speaks for the label, a confidence of 0.9 becomes 0.5. */
const usualSupport = 2.2;
/**
 * What the calibration is drawn to, all the more the fewer judgements there are: fitted on many small agents
 * with questions out of scope, and leaning on the margin, which tells those best.
 */
const usualCalibration: Required<Calibration> = {
  offset: -0.6 - usualSupport,
  margin: 6,
  odds: 0.1,
  familiarity: 2.4,
  support: usualSupport,
};
/** Precision of the Gaussian prior around it. */
const priorStrength = 5;
/** Weight of all out-of-scope judgements together, relative to all others. */
const outOfScopeShare = 0.1;

const mostRounds = 50;
const longestStep = 1;
const size = 5;

interface Point {
  inputs: number[];
  right: number;
  weight: number;
}

/**
 * Fits the logistic regression that tells how likely the best label is right, by Newton's method with a
 * Gaussian prior (see e.g. Hastie et al., The Elements of Statistical Learning, 4.4.1). Deterministic.
 */
export function calibrate(judgements: readonly Judgement[]): Calibration {
  const points = pointsOf(judgements);
  const { offset, margin, odds, familiarity, support } = usualCalibration;
  const prior = [offset, margin, odds, familiarity, support];
  let weights = [...prior];
  for (let round = 0; round < mostRounds; round++) {
    const step = newtonStep(points, weights, prior);
    const length = Math.hypot(...step);
    // Far from the optimum the curvature says little: a full step could overshoot for ever.
    const share = Math.min(1, longestStep / length);
    weights = weights.map((weight, i) => {
      const next = weight + share * (step[i] ?? 0);
      // A larger margin must never mean less confidence.
      return i === 0 ? next : Math.max(0, next);
    });
    if (length < 1e-6) break;
  }
  return calibrationOf(weights);
}

function calibrationOf([
  offset = 0,
  margin = 0,
  odds = 0,
  familiarity = 0,
  support = 0,
]: number[]): Calibration {
  return { offset, margin, odds, familiarity, support };
}

function pointsOf(judgements: readonly Judgement[]): Point[] {
  const inScope = judgements.filter(({ label }) => label >= 0).length;
  const outOfScope = judgements.length - inScope;
  const outWeight = outOfScope > 0 ? Math.min(1, (outOfScopeShare * inScope) / outOfScope) : 0;
  return judgements.map(({ margins, familiarity, supports, label }) => {
    const highest = Math.max(...margins);
    const support = supports[margins.indexOf(highest)] ?? 0;
    return {
      inputs: [1, highest, new SoftmaxOdds(margins).of(highest), familiarity, support],
      right: label >= 0 && margins[label] === highest ? 1 : 0,
      weight: label >= 0 ? 1 : outWeight,
    };
  });
}

function newtonStep(
  points: readonly Point[],
  weights: readonly number[],
  prior: readonly number[],
): number[] {
  const gradient = weights.map((weight, i) => priorStrength * ((prior[i] ?? 0) - weight));
  const curvature: number[][] = weights.map((_, i) => weights.map((__, j) => (i === j ? priorStrength : 0)));
  for (const { inputs, right, weight } of points) {
    const logit = inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0);
    const probability = 1 / (1 + Math.exp(-logit));
    const slope = weight * probability * (1 - probability);
    inputs.forEach((input, i) => {
      gradient[i] = (gradient[i] ?? 0) + weight * (right - probability) * input;
      const row = curvature[i];
      if (!row) return;
      inputs.forEach((other, j) => {
        row[j] = (row[j] ?? 0) + slope * input * other;
      });
    });
  }
  return solve(curvature, gradient);
}

/** Solves a positive definite system by Gaussian elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let pivot = 0; pivot < size; pivot++) {
    const from = rows[pivot] ?? [];
    for (let i = 0; i < size; i++) {
      const row = rows[i] ?? [];
      if (i === pivot) continue;
      const factor = (row[pivot] ?? 0) / (from[pivot] ?? 1);
      rows[i] = row.map((value, j) => value - factor * (from[j] ?? 0));
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
