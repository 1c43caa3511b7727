import { AppError } from '../../platform/app-error.ts';
import { columnNames, readTableFile, type TableFile } from '../../platform/csv/read-table-file.ts';

export interface ImportFile extends Omit<TableFile, 'width'> {
  hasHeader: boolean;
  textColumn: number;
  flowColumn: number;
  columns: string[];
}

/** How the rows are to be read, as far as somebody has said it. */
export interface ImportMapping {
  textColumn?: number | undefined;
  flowColumn?: number | undefined;
  hasHeader?: 'true' | 'false' | undefined;
}

/**
 * Reads a TSV or CSV of training data, guessing what the mapping does not say. Throws `badRequest` with
 * `import.error.empty`, `.binary` or `.columns`.
 */
export function readImportFile(bytes: Uint8Array, mapping: ImportMapping): ImportFile {
  const { rows, width, ...file } = readTableFile(bytes);
  if (width < 2) throw new AppError('badRequest', 'import.error.columns');
  const hasHeader = mapping.hasHeader ? mapping.hasHeader === 'true' : looksLikeHeader(rows[0]?.cells ?? []);
  const data = hasHeader ? rows.slice(1) : rows;
  const header = hasHeader ? (rows[0]?.cells ?? []) : [];
  const guessed = guessColumns(header, data, width);
  const textColumn = mapping.textColumn ?? guessed.textColumn;
  const flowColumn = mapping.flowColumn ?? guessed.flowColumn;
  if (textColumn === flowColumn || textColumn >= width || flowColumn >= width) {
    throw new AppError('badRequest', 'import.error.columns');
  }
  const columns = columnNames(header, width);
  return { ...file, hasHeader, textColumn, flowColumn, columns, rows: data };
}

const textNames = /^(text|question|phrase|utterance|query|example|tekst|spørgsmål|sætning|træningssætning)$/i;
const flowNames = /^(flow|flow title|intent|label|category|class|title|titel|kategori|emne)$/i;

const looksLikeHeader = (cells: readonly string[]) =>
  cells.some((cell) => textNames.test(cell.trim())) && cells.some((cell) => flowNames.test(cell.trim()));

/**
 * By the header's names; without them flow titles are the column that repeats itself most. On a tie the first column
 * is the text, as `text, flow title` has it.
 */
function guessColumns(header: readonly string[], rows: ImportFile['rows'], width: number) {
  const named = (names: RegExp) => header.findIndex((cell) => names.test(cell.trim()));
  const flowByName = named(flowNames);
  const textByName = named(textNames);
  if (flowByName >= 0 && textByName >= 0) return { textColumn: textByName, flowColumn: flowByName };
  const sample = rows.slice(0, 2000);
  const distinct = Array.from(
    { length: width },
    (_, i) => new Set(sample.map((row) => row.cells[i] ?? '')).size,
  );
  // A column that says the same everywhere names no flow, unless there is nothing else.
  const varied = distinct.map((n, i) => ({ n, i })).filter(({ n }) => n > 1);
  const flowColumn = (varied.length > 1 ? varied : [{ n: 0, i: 1 }]).reduce((a, b) =>
    b.n < a.n || (b.n === a.n && a.i === 0) ? b : a,
  ).i;
  const textColumn = distinct.reduce(
    (best, n, i) => (i !== flowColumn && n > (distinct[best] ?? 0) ? i : best),
    flowColumn === 0 ? 1 : 0,
  );
  return { textColumn, flowColumn };
}
