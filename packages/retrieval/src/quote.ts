import { sentencesOf } from './sentences.ts';
import { cellsOf, type Row, sayRow } from './table-row.ts';
import { type Table, tableAt } from './tables.ts';

/** Longest quote, in characters, unless one sentence alone is longer. */
const longestQuote = 420;
/** So many rows of a table are quoted at most: a week of opening hours. */
const mostRows = 7;

/** A text by how much of the question it has. */
type Weigh = (text: string) => number;

/**
 * The sentences of a passage that answer a question: those around the one that has most of its words, as they stand
 * there. Of a table it is the rows that have most of them, and of these the columns that the question names.
 *
 * @param termsOf a sentence's words as they are compared, stemmed for instance
 * @param worth how much each of the question's words tells; words that it lacks count nothing
 * @param isTold whether a sentence tells what kind of thing is asked for: of those with as many words it comes first
 */
export function quote(
  passage: string,
  termsOf: (sentence: string) => readonly string[],
  worth: ReadonlyMap<string, number>,
  isTold: (sentence: string) => boolean = () => false,
): string {
  const sentences = sentencesOf(passage);
  const weigh: Weigh = (text) =>
    [...new Set(termsOf(text))].reduce((sum, term) => sum + (worth.get(term) ?? 0), 0);
  const values = sentences.map(weigh);
  const most = Math.max(...values);
  const telling = sentences.findIndex((sentence, index) => values[index] === most && isTold(sentence));
  const best = telling < 0 ? values.indexOf(most) : telling;
  if (cellsOf(sentences[best] ?? '')) return quoteTable(tableAt(sentences, best), weigh);
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
function quoteTable({ head, rows }: Table, weigh: Weigh): string {
  const values = rows.map(({ row }) => weigh(row.join(' ')));
  const most = Math.max(...values);
  const columns = head && askedColumns(head.row, weigh);
  const only = (row: Row): Row => (columns ? row.filter((_, column) => !column || columns.has(column)) : row);
  return rows
    .filter((_, index) => values[index] === most)
    .slice(0, mostRows)
    .map(({ row }) => sayRow(only(row), head && only(head.row), columns !== undefined))
    .join('\n');
}

/** The columns that a question names before others, of a table with several; undefined where it names none, or all. */
function askedColumns(head: Row, weigh: Weigh): ReadonlySet<number> | undefined {
  const values = head.map((name, column) => (column ? weigh(name) : 0));
  const most = Math.max(...values);
  const named = [...values.keys()].filter((column) => column && values[column] === most);
  return most > 0 && named.length < head.length - 1 ? new Set(named) : undefined;
}

/** Sentences with what stood between them. */
function joinLines(passage: string, sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const last = sentences.at(-1) ?? '';
  const start = passage.indexOf(first);
  const end = passage.indexOf(last, start) + last.length;
  const lines = passage.slice(start, end).trim().split('\n');
  return lines
    .map((_, at) => sayLine(lines, at))
    .filter((line) => line !== null)
    .join('\n');
}

/** A line as it can be said; null of a line under a table's head, and of a head whose names the rows have. */
function sayLine(lines: readonly string[], at: number): string | null {
  const line = lines[at] ?? '';
  const row = cellsOf(line);
  if (!row) return line;
  if (!row.length) return null;
  const { head } = tableAt(lines, at);
  if (head?.line === at && row.length > 2) return null;
  return sayRow(row, head?.row);
}
