const binCount = 15;

/** How sure a classifier was of its best label, and whether that label was right. */
export interface Judged {
  confidence: number;
  right: boolean;
}

/**
 * Expected calibration error, 0..1: how far confidence and share of right answers lie apart, over 15 equal
 * bins (Guo et al., "On Calibration of Modern Neural Networks", 2017).
 */
export function calibrationError(judged: readonly Judged[]): number {
  const gaps = new Float64Array(binCount);
  for (const { confidence, right } of judged) {
    const bin = Math.min(binCount - 1, Math.floor(confidence * binCount));
    gaps[bin] = (gaps[bin] ?? 0) + confidence - (right ? 1 : 0);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / judged.length;
}

/** Probability that a value of the first list is above one of the second (area under the ROC curve). */
export function areaUnderRoc(inScope: readonly number[], outOfScope: readonly number[]): number {
  let above = 0;
  for (const value of inScope) {
    for (const other of outOfScope) above += value > other ? 1 : value === other ? 0.5 : 0;
  }
  return above / (inScope.length * outOfScope.length);
}

/** Share of values, 0..1, that reach the threshold. */
export function shareReaching(values: readonly number[], threshold: number): number {
  return values.filter((value) => value >= threshold).length / values.length;
}

/**
 * Share of what is out of scope, 0..1, that is rejected at the threshold which rejects most of it while at least
 * `precision` of all that is rejected is out of scope.
 */
export function recallAtPrecision(
  inScope: readonly number[],
  outOfScope: readonly number[],
  precision: number,
): number {
  let most = 0;
  for (const threshold of new Set(outOfScope)) {
    const rejected = outOfScope.filter((value) => value <= threshold).length;
    const wrongly = inScope.filter((value) => value <= threshold).length;
    if (rejected / (rejected + wrongly) >= precision) most = Math.max(most, rejected);
  }
  return most / outOfScope.length;
}
