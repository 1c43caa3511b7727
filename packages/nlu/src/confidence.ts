import type { Calibration } from './calibration.ts';

/** Margins are multiplied by this before the softmax: about what one-vs-rest margins need to be calibrated. */
const inverseTemperature = 5;
/** Log-odds are kept within this: with one label there is nothing to be compared with. */
const largestOdds = 10;

/** Log-odds of each label against all others by a softmax over the margins. */
export function softmaxLogOdds(margins: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const margin of margins) if (margin > highest) highest = margin;
  let sum = 0;
  const shares = margins.map((margin) => {
    const share = Math.exp(inverseTemperature * (margin - highest));
    sum += share;
    return share;
  });
  return shares.map((share) => {
    const odds = Math.log(share / Math.max(sum - share, 1e-9));
    return Math.max(-largestOdds, Math.min(largestOdds, odds));
  });
}

/** Probability of each label that it is the right one. */
export function confidences(margins: Float64Array, calibration: Calibration): Float64Array {
  const odds = softmaxLogOdds(margins);
  return margins.map((margin, label) => {
    const logit = calibration.offset + calibration.margin * margin + calibration.odds * (odds[label] ?? 0);
    return 1 / (1 + Math.exp(-logit));
  });
}
