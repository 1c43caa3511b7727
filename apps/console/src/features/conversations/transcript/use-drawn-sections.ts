import { startTransition, useEffect, useState } from 'react';
import { beginningAt, type Drawing, drawOneMore, gapIn, isDrawn } from './drawn-sections.ts';
import { numberOf, type Section } from './sections.ts';

/** Sections drawn at once: more than a screen, whatever the last one holds. */
const drawnAtOnce = 2;
/** Milliseconds between two sections drawn afterwards: the page has time for what its reader does. */
const pause = 30;

interface DrawnSections {
  drawn: readonly Section[];
  /** Sections that are not drawn yet between others that are. */
  gap: readonly Section[];
}

/**
 * The sections that are drawn: the newest and those where the reader begins at once, and by and by the others, in the
 * background. `begins` is the number of the event at which the reader begins; null at the end.
 */
export function useDrawnSections(sections: readonly Section[], begins: number | null): DrawnSections {
  const [drawing, setDrawing] = useState<Drawing>(() => ({
    from: sections.at(-drawnAtOnce)?.number ?? 0,
    around: null,
  }));
  const begun = begins === null ? drawing : beginningAt(drawing, sections, numberOf(begins));
  if (begun !== drawing) setDrawing(begun);
  useEffect(() => {
    const next = drawOneMore(drawing, sections);
    if (!next) return;
    const timer = setTimeout(() => startTransition(() => setDrawing(next)), pause);
    return () => clearTimeout(timer);
  }, [drawing, sections]);
  return { drawn: sections.filter((section) => isDrawn(begun, section)), gap: gapIn(begun, sections) };
}
