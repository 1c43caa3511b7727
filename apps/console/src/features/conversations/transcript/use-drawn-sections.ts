import { startTransition, useEffect, useState } from 'react';
import type { Section } from './sections.ts';

/** Sections drawn at once: more than a screen, whatever the last one holds. */
const drawnAtOnce = 2;
/** Milliseconds between two sections drawn afterwards: the page has time for what its reader does. */
const pause = 30;

/** The sections that are drawn: the newest at once, and by and by the earlier ones, in the background. */
export function useDrawnSections(sections: readonly Section[]): readonly Section[] {
  const [from, setFrom] = useState(() => sections.at(-drawnAtOnce)?.number ?? 0);
  const first = sections.findIndex(({ number }) => number >= from);
  const next = sections[first - 1]?.number;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => startTransition(() => setFrom(next)), pause);
    return () => clearTimeout(timer);
  }, [next]);
  return first > 0 ? sections.slice(first) : sections;
}
