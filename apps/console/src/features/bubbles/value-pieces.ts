/** Where a text takes a value, as `fillText` of the dialog reads it. */
const place = /\{\{\s*(\p{L}[\p{L}\p{N}_-]*)\s*\}\}/gu;

/** A run of a text: its words as they stand, and the name of the value they are the place of; null for none. */
export interface ValuePiece {
  /** Its offset in the text. */
  at: number;
  text: string;
  name: string | null;
}

/** A text in pieces: places of values, and what stands between them. */
export function valuePieces(text: string): ValuePiece[] {
  const pieces: ValuePiece[] = [];
  let end = 0;
  const add = (to: number, name: string | null) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), name });
    end = to;
  };
  for (const match of text.matchAll(place)) {
    add(match.index, null);
    add(match.index + match[0].length, match[1] ?? null);
  }
  add(text.length, null);
  return pieces;
}
