/** Words (with inner apostrophes, as in "don't"), numbers, and single emoji. Anything else separates. */
export const tokenPattern =
  /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*|\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;

const apostrophes = /[\u2018\u2019\u02bc\u00b4`]/g;

/** Characters beyond this are not read: what a text is about shows long before, and one turn stays cheap. */
export const longestText = 10_000;

/** Of a longer word, only so much is read: none is so long, and one that fills a message costs more than many words. */
export const longestWord = 100;

/** Compatibility-normalised (NFKC) lower case with one kind of apostrophe. */
export function foldCase(text: string): string {
  const head = text.length > longestText ? text.slice(0, longestText) : text;
  // NFKC turns the free-standing acute accent into a space and a mark, so apostrophes are folded first.
  return head.replace(apostrophes, "'").normalize('NFKC').toLowerCase();
}

/** The words, numbers and emoji of a text that `foldCase` gave, in order. Punctuation is dropped. */
export function splitWords(folded: string): string[] {
  const words = folded.match(tokenPattern) ?? [];
  return folded.length > longestWord ? words.map((word) => word.slice(0, longestWord)) : words;
}
