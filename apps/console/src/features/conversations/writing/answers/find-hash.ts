/** A search for an answer, as it stands in a text: from its # to where is written. */
export interface HashSearch {
  /** Offset of the #. */
  at: number;
  /** Offset where is written. */
  end: number;
  /** What follows the #. */
  words: string;
}

/** The search that is being written at a place of a text; null for none. A # within a word begins none. */
export function findHash(text: string, caret: number): HashSearch | null {
  const found = /(?:^|\s)#([^#\n]{0,60})$/.exec(text.slice(0, caret));
  const words = found?.[1];
  if (words === undefined) return null;
  return { at: caret - words.length - 1, end: caret, words };
}
