import { cellsOf, type Row, sayRow } from './table-row.ts';

/** Longest quote, in characters, unless one sentence alone is longer. */
const longestQuote = 420;
/** So many rows of a table are quoted at most. */
const mostRows = 5;

/** Where sentences end. */
const seam = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"»“(])/u;

/**
 * The sentences of a passage that answer a question: those around the one that has most of its words, as they stand
 * there. Of a table it is the rows that have most of them.
 *
 * @param termsOf a sentence's words as they are compared, stemmed for instance
 * @param worth how much each of the question's words tells; words that it lacks count nothing
 */
export function quote(
  passage: string,
  termsOf: (sentence: string) => readonly string[],
  worth: ReadonlyMap<string, number>,
): string {
  const sentences = passage
    .split(/\n+/)
    .flatMap((line) => (cellsOf(line) ? [line] : line.split(seam)))
    .filter((sentence) => sentence.trim());
  const values = sentences.map((sentence) =>
    [...new Set(termsOf(sentence))].reduce((sum, term) => sum + (worth.get(term) ?? 0), 0),
  );
  const best = values.indexOf(Math.max(...values));
  if (cellsOf(sentences[best] ?? '')) return quoteTable(sentences, values, best);
  let [from, to] = [best, best];
  const length = (first: number, last: number) =>
    sentences.slice(first, last + 1).reduce((sum, sentence) => sum + sentence.length + 1, 0);
  // What follows tells more of the answer than what leads to it.
  while (to + 1 < sentences.length && length(from, to + 1) <= longestQuote) to++;
  while (from > 0 && length(from - 1, to) <= longestQuote) from--;
  const taken = sentences.slice(from, to + 1);
  return joinLines(passage, taken);
}

/** The rows with as many of the question's words as the best; all of a table that only its head speaks of. */
function quoteTable(sentences: readonly string[], values: readonly number[], best: number): string {
  let first = best;
  while (first > 0 && cellsOf(sentences[first - 1] ?? '')) first--;
  const table: { row: Row; value: number }[] = [];
  for (let at = first; at < sentences.length; at++) {
    const row = cellsOf(sentences[at] ?? '');
    if (!row) break;
    if (row.length) table.push({ row, value: values[at] ?? 0 });
  }
  const [head, ...rows] = table;
  const isHead = head !== undefined && rows.length > 0 && !head.row.some((cell) => /\d/.test(cell));
  const body = isHead ? rows : table;
  const most = Math.max(...body.map(({ value }) => value));
  const said = body
    .filter(({ value }) => value === most)
    .slice(0, mostRows)
    .map(({ row }) => sayRow(row, isHead ? head.row : undefined));
  return said.join('\n');
}

/** Sentences with what stood between them. */
function joinLines(passage: string, sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const last = sentences.at(-1) ?? '';
  const start = passage.indexOf(first);
  const end = passage.indexOf(last, start) + last.length;
  const lines = passage.slice(start, end).trim().split('\n');
  return lines
    .map(sayLine)
    .filter((line) => line !== null)
    .join('\n');
}

function sayLine(line: string): string | null {
  const row = cellsOf(line);
  if (!row) return line;
  return row.length ? sayRow(row) : null;
}
