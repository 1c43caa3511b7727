/** A stretch of a text that something was found in. */
export interface Span {
  start: number;
  end: number;
  score: number;
  /** What counts as its length when it competes; the stretch's own unless given. */
  weight?: number;
}

/** Keeps of overlapping spans the longest, of equally long ones the best, then the earliest. Sorted by start. */
export function withoutOverlaps<Found extends Span>(spans: readonly Found[]): Found[] {
  if (spans.length < 2) return [...spans];
  const kept: Found[] = [];
  for (const span of spans.toSorted(byStrength)) {
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function byStrength(a: Span, b: Span): number {
  return weightOf(b) - weightOf(a) || b.score - a.score || a.start - b.start;
}

function weightOf({ start, end, weight = end - start }: Span): number {
  return weight;
}
