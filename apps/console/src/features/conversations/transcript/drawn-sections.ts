import type { Section } from './sections.ts';

/** Which sections are drawn, by their numbers. */
export interface Drawing {
  /** The first of those that are drawn up to the end. */
  from: number;
  /** Others that are drawn around where the reader begins, as far as that is from the end; null where there are none. */
  around: { first: number; last: number } | null;
}

/** Sections around the one where the reader begins: what was said before is seen too, and there are screens after it. */
const around = { before: 1, after: 1 };

/** Draws where the reader begins as well, if it is not drawn yet: in the section `begin`. */
export function beginningAt(drawing: Drawing, sections: readonly Section[], begin: number): Drawing {
  if (drawing.around || begin >= drawing.from) return drawing;
  const place = sections.findLastIndex(({ number }) => number <= begin);
  const first = sections[Math.max(0, place - around.before)];
  const last = sections[Math.max(0, place + around.after)];
  if (!first || !last || last.number >= drawing.from)
    return { from: Math.min(drawing.from, first?.number ?? drawing.from), around: null };
  return { ...drawing, around: { first: first.number, last: last.number } };
}

/** Draws one section more: what follows where the reader has begun comes first. Null when all are drawn. */
export function drawOneMore(drawing: Drawing, sections: readonly Section[]): Drawing | null {
  const [next] = gapIn(drawing, sections);
  if (drawing.around && next) return { ...drawing, around: { ...drawing.around, last: next.number } };
  const from = drawing.around?.first ?? drawing.from;
  const before = sections.findLast(({ number }) => number < from);
  if (before) return { from: before.number, around: null };
  return drawing.around && { from, around: null };
}

export const isDrawn = ({ from, around }: Drawing, { number }: Section): boolean =>
  number >= from || (around !== null && number >= around.first && number <= around.last);

/** The sections between those around where the reader begins and those at the end. */
export const gapIn = ({ from, around }: Drawing, sections: readonly Section[]): readonly Section[] =>
  around ? sections.filter(({ number }) => number > around.last && number < from) : [];
