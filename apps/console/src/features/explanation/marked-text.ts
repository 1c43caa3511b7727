interface Span {
  /** UTF-16 offsets in the text. */
  start: number;
  end: number;
}

export interface TextPiece {
  start: number;
  words: string;
  isValue: boolean;
}

/** A text cut into what was found in it and what stands between; of spans that overlap the first, longest one counts. */
export function markedText(text: string, spans: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const cut = (end: number, isValue: boolean) => {
    if (end > at) pieces.push({ start: at, words: text.slice(at, end), isValue });
    at = Math.max(at, end);
  };
  for (const { start, end } of spans.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue;
    cut(start, false);
    cut(end, true);
  }
  cut(text.length, false);
  return pieces;
}
