import { cellsOf } from './table-row.ts';

/** Where sentences end. */
const seam = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"»“(])/u;

/** The sentences of a passage in order; a line of a table is one. */
export const sentencesOf = (passage: string): string[] =>
  passage
    .split(/\n+/)
    .flatMap((line) => (cellsOf(line) ? [line] : line.split(seam)))
    .filter((sentence) => sentence.trim());
