/** Longest quote, in characters, unless one sentence alone is longer. */
const longestQuote = 420;

/** Where sentences and lines end. */
const seam = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"»“(])|\n+/u;

/**
 * The sentences of a passage that answer a question: those around the one that has most of its words, as they stand there.
 *
 * @param termsOf a sentence's words as they are compared, stemmed for instance
 * @param worth how much each of the question's words tells; words that it lacks count nothing
 */
export function quote(
  passage: string,
  termsOf: (sentence: string) => readonly string[],
  worth: ReadonlyMap<string, number>,
): string {
  const sentences = passage.split(seam).filter((sentence) => sentence.trim());
  const values = sentences.map((sentence) =>
    [...new Set(termsOf(sentence))].reduce((sum, term) => sum + (worth.get(term) ?? 0), 0),
  );
  const best = values.indexOf(Math.max(...values));
  let [from, to] = [best, best];
  const length = (first: number, last: number) =>
    sentences.slice(first, last + 1).reduce((sum, sentence) => sum + sentence.length + 1, 0);
  // What follows tells more of the answer than what leads to it.
  while (to + 1 < sentences.length && length(from, to + 1) <= longestQuote) to++;
  while (from > 0 && length(from - 1, to) <= longestQuote) from--;
  const taken = sentences.slice(from, to + 1);
  return joinLines(passage, taken);
}

/** Sentences with what stood between them. */
function joinLines(passage: string, sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const last = sentences.at(-1) ?? '';
  const start = passage.indexOf(first);
  const end = passage.indexOf(last, start) + last.length;
  return passage.slice(start, end).trim();
}
