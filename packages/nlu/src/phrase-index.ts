import { hashText } from './hash.ts';

const upperSeed = 0x243f6a88;
const lowerSeed = 0x13198a2e;

/** 64-bit hash of a normalised phrase, in two halves. */
export interface PhraseHash {
  upper: number;
  lower: number;
}

export function hashPhrase(normalised: string): PhraseHash {
  return { upper: hashText(normalised, upperSeed), lower: hashText(normalised, lowerSeed) };
}

/** Sorted phrase hashes and the label of each; a phrase under several labels has an entry for each. */
export interface PhraseIndex {
  phraseHashes: Uint32Array;
  phraseLabels: Uint16Array;
}

/** Indexes normalised phrases and their label numbers. */
export function buildPhraseIndex(phrases: readonly { normalised: string; label: number }[]): PhraseIndex {
  const entries = phrases
    .map(({ normalised, label }) => ({ ...hashPhrase(normalised), label }))
    .sort((a, b) => a.upper - b.upper || a.lower - b.lower || a.label - b.label);
  const phraseHashes = new Uint32Array(2 * entries.length);
  const phraseLabels = new Uint16Array(entries.length);
  entries.forEach((entry, i) => {
    phraseHashes[2 * i] = entry.upper;
    phraseHashes[2 * i + 1] = entry.lower;
    phraseLabels[i] = entry.label;
  });
  return { phraseHashes, phraseLabels };
}

/** Label numbers under which a normalised phrase was given, ascending; empty when it was not. */
export function findPhrase({ phraseHashes, phraseLabels }: PhraseIndex, normalised: string): number[] {
  const { upper, lower } = hashPhrase(normalised);
  let from = 0;
  let to = phraseLabels.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const difference = (phraseHashes[2 * middle] ?? 0) - upper || (phraseHashes[2 * middle + 1] ?? 0) - lower;
    if (difference < 0) from = middle + 1;
    else to = middle;
  }
  const found: number[] = [];
  while (phraseHashes[2 * from] === upper && phraseHashes[2 * from + 1] === lower) {
    found.push(phraseLabels[from++] ?? 0);
  }
  return found;
}
