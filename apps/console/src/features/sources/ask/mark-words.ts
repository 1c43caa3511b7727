/** Letters a word has at least to be worth marking: shorter ones stand in every sentence. */
const wordMin = 3;

/** A piece of a text, and whether the question asks for it. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
  /** Where it begins. */
  start: number;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * A text in pieces, those marked that are words of the question, or begin or are begun by one: `levering` marks
 * `leveringstid` as well.
 */
export function markWords(text: string, question: string, language: string): MarkedPiece[] {
  const lower = (word: string) => word.toLocaleLowerCase(language);
  const wanted = (question.match(wordPattern) ?? []).filter((word) => word.length >= wordMin).map(lower);
  const isWanted = (word: string) =>
    word.length >= wordMin && wanted.some((one) => lower(word).startsWith(one) || isStem(one, lower(word)));
  const pieces: MarkedPiece[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMarked, start: done });
    done = end;
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isWanted(word)) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** Whether two words are one with other endings, such as `pakken` and `pakke`, `ladcykel` and `ladcykler`. */
function isStem(wanted: string, word: string): boolean {
  let same = 0;
  while (same < wanted.length && wanted[same] === word[same]) same++;
  return same >= Math.max(wordMin + 1, Math.min(wanted.length, word.length) - 2) && word.length - same <= 3;
}
