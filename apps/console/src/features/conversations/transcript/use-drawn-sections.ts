import { startTransition, useEffect, useState } from 'react';
import { numberOf, type Section } from './sections.ts';

/** Sections drawn at once: more than a screen, whatever the last one holds. */
const drawnAtOnce = 2;
/** So many when the reader begins further up. */
const mostDrawnAtOnce = 4;
/** Milliseconds between two sections drawn afterwards: the page has time for what its reader does. */
const pause = 30;

/**
 * The sections that are drawn: the newest at once, and by and by the earlier ones, in the background. `begins` is the
 * number of the event at which the reader begins; null at the end.
 */
export function useDrawnSections(sections: readonly Section[], begins: number | null): readonly Section[] {
  const [from, setFrom] = useState(() => {
    const newest = sections.at(-drawnAtOnce)?.number ?? 0;
    const least = sections.at(-mostDrawnAtOnce)?.number ?? 0;
    const first = begins === null ? newest : numberOf(begins);
    return first < least ? newest : Math.min(first, newest);
  });
  const first = sections.findIndex(({ number }) => number >= from);
  const next = sections[first - 1]?.number;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => startTransition(() => setFrom(next)), pause);
    return () => clearTimeout(timer);
  }, [next]);
  return first > 0 ? sections.slice(first) : sections;
}
