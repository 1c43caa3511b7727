import { rarityOf, weightOf } from './bm25.ts';

/** A passage's place in the list the index was made of, and how well it fits: above 0, without an upper bound. */
export interface RankedPassage {
  index: number;
  score: number;
}

/** Ranks passages by the words they share with a question, by Okapi BM25. */
export class PassageIndex {
  /** By term: the passages that have it, and how often. */
  private readonly postings = new Map<string, { index: number; count: number }[]>();
  private readonly lengths: readonly number[];
  private readonly meanLength: number;

  /** Each passage as its terms: words as they are compared, stemmed for instance. */
  constructor(passages: readonly (readonly string[])[]) {
    this.lengths = passages.map(({ length }) => length);
    this.meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
    for (const [index, terms] of passages.entries())
      for (const [term, count] of countsOf(terms)) {
        const found = this.postings.get(term);
        if (found) found.push({ index, count });
        else this.postings.set(term, [{ index, count }]);
      }
  }

  /** The passages that share a term with the question, the best first, at most so many. */
  search(terms: readonly string[], most: number): RankedPassage[] {
    const scores = new Map<number, number>();
    for (const term of new Set(terms)) {
      const having = this.postings.get(term) ?? [];
      const rarity = rarityOf(having.length, this.lengths.length);
      for (const { index, count } of having) {
        const weight = weightOf(count, (this.lengths[index] ?? 0) / this.meanLength);
        scores.set(index, (scores.get(index) ?? 0) + rarity * weight);
      }
    }
    return [...scores]
      .map(([index, score]) => ({ index, score }))
      .sort((one, other) => other.score - one.score || one.index - other.index)
      .slice(0, most);
  }
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
