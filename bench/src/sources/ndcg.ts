/** By query, how much each document fits it: 0 not at all. */
export type Relevance = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Reads lines of query, document and fit, after a head. */
export function readRelevance(table: string): Relevance {
  const relevance = new Map<string, Map<string, number>>();
  for (const line of table.split('\n').slice(1)) {
    const [query, document, fit] = line.trimEnd().split('\t');
    if (!query || !document) continue;
    const known = relevance.get(query) ?? new Map<string, number>();
    relevance.set(query, known.set(document, Number(fit)));
  }
  return relevance;
}

/**
 * The normalised discounted cumulative gain of the first ten documents, the mean over all queries (Järvelin and
 * Kekäläinen, "Cumulated gain-based evaluation of IR techniques", 2002), with the fit itself as the gain.
 */
export function meanNdcg(found: ReadonlyMap<string, readonly string[]>, relevance: Relevance): number {
  const gains = [...relevance].map(([query, fits]) => {
    const ideal = gainOf([...fits.values()].sort((one, other) => other - one));
    const reached = gainOf((found.get(query) ?? []).map((document) => fits.get(document) ?? 0));
    return ideal ? reached / ideal : 0;
  });
  return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
}

const gainOf = (fits: readonly number[]): number =>
  fits.slice(0, 10).reduce((sum, fit, place) => sum + fit / Math.log2(place + 2), 0);
