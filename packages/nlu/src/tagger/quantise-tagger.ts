import type { TagWeights } from './tag-weights.ts';
import type { TaggerModel } from './tagger-format.ts';

const mostSteps = 127;
const mostTransitionSteps = 32_767;
/** Weights beyond this multiple of the mean magnitude are rare enough to be cut to it. */
const reach = 12;

/** The weights in whole steps, without those that come to nothing and the features that have none left. */
export function quantise(
  hashes: Uint32Array,
  { offsets, tags, values, transitions }: TagWeights,
): Pick<TaggerModel, 'step' | 'hashes' | 'counts' | 'tags' | 'weights' | 'transitions'> {
  const step = stepOf(values);
  const clamp = (value: number, most: number): number =>
    Math.max(-most, Math.min(most, Math.round(value / step)));
  const kept = {
    hashes: [] as number[],
    counts: [] as number[],
    tags: [] as number[],
    weights: [] as number[],
  };
  for (const [feature, hash] of hashes.entries()) {
    const before = kept.weights.length;
    for (let at = offsets[feature] ?? 0; at < (offsets[feature + 1] ?? 0); at++) {
      const weight = clamp(values[at] ?? 0, mostSteps);
      if (weight === 0) continue;
      kept.tags.push(tags[at] ?? 0);
      kept.weights.push(weight);
    }
    if (kept.weights.length === before) continue;
    kept.hashes.push(hash);
    kept.counts.push(kept.weights.length - before);
  }
  return {
    step,
    hashes: Uint32Array.from(kept.hashes),
    counts: Uint16Array.from(kept.counts),
    tags: Uint16Array.from(kept.tags),
    weights: Int8Array.from(kept.weights),
    transitions: Int16Array.from(transitions, (value) => clamp(value, mostTransitionSteps)),
  };
}

function stepOf(values: Float32Array): number {
  let sum = 0;
  let count = 0;
  let highest = 0;
  for (const value of values) {
    if (value === 0) continue;
    sum += Math.abs(value);
    count++;
    highest = Math.max(highest, Math.abs(value));
  }
  return count === 0 ? 1 : Math.min(highest, (reach * sum) / count) / mostSteps;
}
