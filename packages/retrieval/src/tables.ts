import { countAmounts } from './amounts.ts';
import { cellsOf, type Row } from './table-row.ts';

/** A line of a table by its place among a passage's lines. */
export interface TableRow {
  row: Row;
  line: number;
}

export interface Table {
  /** The names of the columns; none where its first row tells the same kind of thing as the others. */
  head: TableRow | undefined;
  rows: readonly TableRow[];
}

/** The table that a line stands in, of the lines of a passage. */
export function tableAt(lines: readonly string[], line: number): Table {
  let first = line;
  while (first > 0 && cellsOf(lines[first - 1] ?? '')) first--;
  const all: TableRow[] = [];
  let ruled: number | undefined;
  for (let at = first; at < lines.length; at++) {
    const row = cellsOf(lines[at] ?? '');
    if (!row) break;
    if (row.length) all.push({ row, line: at });
    else ruled ??= all.length;
  }
  const [head, ...rows] = all;
  const isHead = head && rows.length > 0 && (ruled === 1 || namesColumns(head.row, rows));
  return isHead ? { head, rows } : { head: undefined, rows: all };
}

/** What names a column may have figures in: brackets, days and years. */
const besides = /\([^)]*\)|\b\d{1,2}[./]\s?\d{1,2}(?:[./]\s?\d{2,4})?\b|\b\d{1,2}\.\s|\b(?:19|20)\d\d\b/g;
const bare = /^[\d.,:\s–-]*\d[\d.,:\s–-]*%?$/;

const nameOf = (cell: string): string => cell.replace(besides, '');
/** An amount of money, or figures alone. */
const isFigure = (cell: string): boolean => countAmounts(cell) > 0 || bare.test(cell);

/**
 * Whether a row names the columns of those below: it has no figures of its own ("Højsæson (20/6–16/8)" has none), or those
 * below have amounts and it has not, as "0–3 år" above "48 kr.".
 */
function namesColumns(head: Row, rows: readonly TableRow[]): boolean {
  const names = head.map(nameOf);
  if (names.some(isFigure)) return false;
  if (!names.some((name) => /\d/.test(name))) return true;
  const values = rows.map(({ row }) => row.slice(1));
  return values.every((row) => row.some(isFigure)) && values.flat().some((cell) => countAmounts(cell) > 0);
}
