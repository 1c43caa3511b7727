import { diffWordsWithSpace } from 'diff';

/** A run of words; `changed` ones stand in this text alone. */
export interface TextRun {
  /** Where in the text it begins. */
  at: number;
  text: string;
  changed: boolean;
}

/** Both texts as runs of words, marked where they differ. */
export function diffWords(before: string, after: string): { before: TextRun[]; after: TextRun[] } {
  const pieces = diffWordsWithSpace(before, after);
  const runs = (missing: 'added' | 'removed', own: 'added' | 'removed') => {
    let at = 0;
    return pieces.flatMap((piece): TextRun[] => {
      if (piece[missing]) return [];
      const run = { at, text: piece.value, changed: piece[own] === true };
      at += piece.value.length;
      return [run];
    });
  };
  return { before: runs('added', 'removed'), after: runs('removed', 'added') };
}
