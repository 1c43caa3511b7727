/** A stretch of a text, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** What is marked of a selection: its words without blanks around them, and without a selection the word at the caret. */
export function spanToMark(text: string, { start, end }: Span): Span | null {
  let [from, to] = [start, end];
  while (from < to && !text.charAt(from).trim()) from += 1;
  while (to > from && !text.charAt(to - 1).trim()) to -= 1;
  if (from === to) {
    while (from > 0 && letterOrDigit.test(text.charAt(from - 1))) from -= 1;
    while (to < text.length && letterOrDigit.test(text.charAt(to))) to += 1;
  }
  return from < to ? { start: from, end: to } : null;
}
