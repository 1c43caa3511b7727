import type { FeatureReader } from './features.ts';
import type { LabelledText } from './training-set.ts';

/** Features worth keeping, and how much each tells. */
export interface TermWeights {
  hashes: Uint32Array;
  weights: Float32Array;
  /** Weight of a feature that is not kept. */
  unknownWeight: number;
}

/** Above this many texts, features seen once are dropped: it costs nothing and halves the model. */
const manyTexts = 1000;
/** Bytes the 8-bit weights may take; rare features go first. */
const weightBudget = 48 * 1024 * 1024;

/** In how many texts each feature occurs, in order of first appearance. */
export function countFeatures(texts: readonly LabelledText[], reader: FeatureReader): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { text } of texts) {
    const bag = reader.read(text);
    for (let i = 0; i < bag.count; i++) {
      const hash = bag.hashes[i] ?? 0;
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  return counts;
}

/** Chooses features and weighs them by the square root of their inverse document frequency. */
export function selectFeatures(
  counts: ReadonlyMap<number, number>,
  textCount: number,
  labelCount: number,
): TermWeights {
  let leastCount = textCount > manyTexts ? 2 : 1;
  let kept = [...counts].filter(([, count]) => count >= leastCount);
  while (kept.length * labelCount > weightBudget) {
    leastCount++;
    kept = kept.filter(([, count]) => count >= leastCount);
  }
  // Frequent features next to each other: training and classifying then read from fewer cache lines.
  kept.sort(([, a], [, b]) => b - a);
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    weights: Float32Array.from(kept, ([, count]) => termWeight(count, textCount)),
    unknownWeight: termWeight(1, textCount),
  };
}

function termWeight(count: number, textCount: number): number {
  return Math.sqrt(1 + Math.log((1 + textCount) / (1 + count)));
}
