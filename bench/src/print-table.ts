import type { BenchRow } from './bench-row.ts';

const headings = ['what', 'ours', 'reference', 'ratio', 'must reach', 'met'];
const numericColumns = new Set([1, 3]);

/** Three significant figures at least, whole numbers from a thousand up. */
function formatFigure(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude >= 1000) return value.toFixed(0);
  if (magnitude >= 10) return value.toFixed(1);
  return magnitude >= 1 ? value.toFixed(2) : value.toFixed(3);
}

const withUnit = (value: number | null, unit: string) =>
  value === null ? '–' : `${formatFigure(value)} ${unit}`.trim();

function cellsOf(row: BenchRow): string[] {
  const reference = withUnit(row.reference, row.unit);
  return [
    row.what,
    withUnit(row.ours, row.unit),
    row.referenceName ? `${reference} (${row.referenceName})` : reference,
    row.ratio === null ? '–' : row.ratio.toFixed(3),
    row.target || '–',
    row.met === null ? '–' : row.met ? 'yes' : 'NO',
  ];
}

/** Prints the rows as a table with aligned columns, then their notes, one `write` per line. */
export function printTable(rows: readonly BenchRow[], write: (line: string) => void): void {
  const table = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numericColumns.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...body] = lines;
  write(heading);
  write(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const line of body) write(line);
  for (const { what, note } of rows) if (note) write(`${what}: ${note}`);
}
