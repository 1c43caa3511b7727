import { weightOf } from './bm25.ts';

/** A passage by what of a question stands in it. */
export interface CountedPassage {
  /** How many words it has. */
  length: number;
  /** How often it has each of the question's words; those it lacks are left out. */
  counts: ReadonlyMap<string, number>;
}

export interface RankedCounted<Passage> {
  passage: Passage;
  /** Above 0, without an upper bound. */
  score: number;
  /** How much of what the question asks stands in the passage: the worth of its words over that of all, 0 to 1. */
  coverage: number;
}

/**
 * Ranks passages that an index elsewhere has found and counted, the best first, by Okapi BM25 and how much of the question
 * they cover.
 *
 * @param worth how much each of the question's words tells (`rarityOf`), those that no passage has as well
 * @param emphasis how much more or less a word counts where passages cover as much
 */
export function rankCounted<Passage extends CountedPassage>(
  found: readonly Passage[],
  worth: ReadonlyMap<string, number>,
  emphasis: (word: string) => number = () => 1,
): RankedCounted<Passage>[] {
  const all = [...worth.values()].reduce((sum, rarity) => sum + rarity, 0);
  const meanLength = found.reduce((sum, { length }) => sum + length, 0) / Math.max(1, found.length);
  return found
    .map((passage) => {
      let score = 0;
      let covered = 0;
      for (const [word, count] of passage.counts) {
        const rarity = worth.get(word) ?? 0;
        score += emphasis(word) * rarity * weightOf(count, passage.length / Math.max(1, meanLength));
        covered += rarity;
      }
      const coverage = all ? covered / all : 0;
      // Many of one of the words are worth less than one of each.
      return { passage, score: score * coverage, coverage };
    })
    .sort((one, other) => other.score - one.score);
}
