import type { FeatureCounts } from './count-features.ts';

/** How much each feature of a vocabulary tells. */
export interface TermWeights {
  weights: Float32Array;
  /** Weight of a feature outside the vocabulary. */
  unknownWeight: number;
  /** Factor on features that are made of topicless words only. */
  topiclessFactor: number;
}

/** Features worth keeping, by their hashes, and how much each tells. */
export interface SelectedFeatures extends TermWeights {
  hashes: Uint32Array;
}

/**
 * From this many texts on, counts show what "I would like to" tells. Below, it is chance which label it
 * occurs under, and it weighs less, down to half.
 */
const tellingTexts = 250;
const leastTopiclessFactor = 0.5;

/** Above this many texts, features seen once are dropped: it costs nothing and halves the model. */
const manyTexts = 1000;
/** Bytes the 8-bit weights may take; rare features go first. */
const weightBudget = 48 * 1024 * 1024;

/** `counts`: in how many texts each feature occurs. Chooses features and weighs them by the square root of their inverse document frequency. */
export function selectFeatures(
  { hashes, counts }: FeatureCounts,
  textCount: number,
  labelCount: number,
): SelectedFeatures {
  let leastCount = textCount > manyTexts ? 2 : 1;
  const countOf = (feature: number) => counts[feature] ?? 0;
  const isKept = (feature: number) => countOf(feature) >= leastCount;
  let kept = Uint32Array.from(hashes.keys()).filter(isKept);
  while (kept.length * labelCount > weightBudget) {
    leastCount++;
    kept = kept.filter(isKept);
  }
  // Frequent features next to each other: training and classifying then read from fewer cache lines.
  kept.sort((a, b) => countOf(b) - countOf(a));
  return {
    hashes: kept.map((feature) => hashes[feature] ?? 0),
    weights: Float32Array.from(kept, (feature) => termWeight(countOf(feature), textCount)),
    unknownWeight: termWeight(1, textCount),
    topiclessFactor: Math.max(leastTopiclessFactor, Math.min(1, textCount / tellingTexts)),
  };
}

function termWeight(count: number, textCount: number): number {
  return Math.sqrt(1 + Math.log((1 + textCount) / (1 + count)));
}
