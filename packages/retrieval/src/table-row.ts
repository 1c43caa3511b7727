/** The cells of a row, from left to right. */
export type Row = readonly string[];

const between = /\s*\|\s*/;

/** The cells of a line of a table (`Puncture | 149 kr.`); none of a line under its head, null of any other line. */
export function cellsOf(line: string): Row | null {
  const inner = line
    .trim()
    .replace(/^\||\|$/g, '')
    .trim();
  if (!inner.includes('|')) return null;
  const cells = inner.split(between);
  return cells.every((cell) => /^:?-*:?$/.test(cell)) ? [] : cells;
}

/**
 * A row as it can be said: "Puncture: 149 kr."; of more columns each has the name that the head gives it, and where the
 * columns were chosen among others a single one, too.
 */
export function sayRow([name = '', ...cells]: Row, head?: Row, isChosen = false): string {
  const isNamed = (cells.length > 1 || isChosen) && head?.length === cells.length + 1;
  const said = cells
    .map((cell, column) => (isNamed && cell ? `${head[column + 1]} ${cell}` : cell))
    .filter(Boolean)
    .join(', ');
  return name && said ? `${name}: ${said}` : name || said;
}

/** The first cells of the rows of tables in a text: what each row is about. */
export const rowNames = (text: string): string[] =>
  text.split('\n').flatMap((line) => cellsOf(line)?.slice(0, 1) ?? []);
