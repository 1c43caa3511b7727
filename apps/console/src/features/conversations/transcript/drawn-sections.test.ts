import { expect, test } from 'vitest';
import { beginningAt, type Drawing, drawOneMore, gapIn, isDrawn } from './drawn-sections.ts';
import type { Section } from './sections.ts';

const sections: Section[] = Array.from({ length: 12 }, (_, number) => ({ number, entries: [] }));
const atEnd: Drawing = { from: 10, around: null };
const drawn = (drawing: Drawing) =>
  sections.filter((section) => isDrawn(drawing, section)).map(({ number }) => number);

test('where the reader begins is drawn at once, with a gap to the end', () => {
  const drawing = beginningAt(atEnd, sections, 4);
  expect(drawn(drawing)).toEqual([3, 4, 5, 10, 11]);
  expect(gapIn(drawing, sections).map(({ number }) => number)).toEqual([6, 7, 8, 9]);
  expect(beginningAt(drawing, sections, 4)).toBe(drawing);
});

test('what is drawn already, or near to it, leaves no gap', () => {
  expect(beginningAt(atEnd, sections, 11)).toBe(atEnd);
  expect(beginningAt(atEnd, sections, 9)).toEqual({ from: 8, around: null });
  expect(drawn(beginningAt(atEnd, sections, 0))).toEqual([0, 1, 10, 11]);
});

test('the gap is drawn from where the reader is, then what is before', () => {
  const order: number[] = [];
  let drawing: Drawing | null = beginningAt(atEnd, sections, 4);
  while (drawing) {
    const before = drawn(drawing);
    drawing = drawOneMore(drawing, sections);
    if (drawing) order.push(...drawn(drawing).filter((number) => !before.includes(number)));
  }
  expect(order).toEqual([6, 7, 8, 9, 2, 1, 0]);
});
