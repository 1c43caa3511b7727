import type { NluModel } from './model-format.ts';

/** Adds a feature's weights, times `factor`, to the sums of the labels, in steps of each label's scale. */
export function addWeights(
  { rowOffsets, weightLabels, weightSteps }: NluModel,
  feature: number,
  factor: number,
  sums: Float64Array,
): void {
  const end = rowOffsets[feature + 1] ?? 0;
  for (let at = rowOffsets[feature] ?? 0; at < end; at++) {
    const label = weightLabels[at] ?? 0;
    sums[label] = (sums[label] ?? 0) + factor * (weightSteps[at] ?? 0);
  }
}
