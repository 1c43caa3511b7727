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
  // Sorted by start all along, so that a span is compared with its neighbours only.
  const kept: Found[] = [];
  for (const span of spans.toSorted(byStrength)) {
    const place = placeOf(span.start, kept);
    const before = kept[place - 1];
    const after = kept[place];
    if ((!before || before.end <= span.start) && (!after || span.end <= after.start)) {
      kept.splice(place, 0, span);
    }
  }
  return kept;
}

/** How many of the spans, which are sorted, start before a position (binary search). */
function placeOf(start: number, sorted: readonly Span[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byStrength(a: Span, b: Span): number {
  return weightOf(b) - weightOf(a) || b.score - a.score || a.start - b.start;
}

function weightOf({ start, end, weight = end - start }: Span): number {
  return weight;
}
