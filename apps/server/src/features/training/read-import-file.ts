import { AppError } from '../../platform/app-error.ts';
import { columnNames, readTableFile, type TableFile } from '../../platform/csv/read-table-file.ts';
import { guessColumns, looksLikeHeader } from './guess-columns.ts';

export interface ImportFile extends Omit<TableFile, 'width'> {
  hasHeader: boolean;
  textColumn: number;
  /** That of the text where a flow is called as its first question is. */
  flowColumn: number;
  /** Null when no column has answers. */
  answerColumn: number | null;
  columns: string[];
}

/** How the rows are to be read, as far as somebody has said it. */
export interface ImportMapping {
  textColumn?: number | undefined;
  flowColumn?: number | undefined;
  answerColumn?: number | 'none' | undefined;
  hasHeader?: 'true' | 'false' | undefined;
}

/**
 * Reads a TSV or CSV of training data, guessing what the mapping does not say. Throws `badRequest` with
 * `import.error.empty`, `.binary` or `.columns`.
 */
export function readImportFile(bytes: Uint8Array, mapping: ImportMapping): ImportFile {
  const { rows, width, ...file } = readTableFile(bytes);
  if (width < 2) throw new AppError('badRequest', 'import.error.columns');
  const hasHeader = mapping.hasHeader ? mapping.hasHeader === 'true' : looksLikeHeader(rows);
  const data = hasHeader ? rows.slice(1) : rows;
  const header = hasHeader ? (rows[0]?.cells ?? []) : [];
  const guessed = guessColumns(header, data, width);
  const textColumn = mapping.textColumn ?? guessed.textColumn;
  const flowColumn = mapping.flowColumn ?? guessed.flowColumn;
  const answerColumn = answerColumnOf(mapping, guessed.answerColumn, [textColumn, flowColumn]);
  const used = [textColumn, flowColumn, ...(answerColumn === null ? [] : [answerColumn])];
  // Only a question with its answer can be a flow by itself.
  const isTextTitle = textColumn === flowColumn && answerColumn !== null;
  const apart = isTextTitle ? used.slice(1) : used;
  if (new Set(apart).size < apart.length || used.some((column) => column >= width)) {
    throw new AppError('badRequest', 'import.error.columns');
  }
  const columns = columnNames(header, width);
  return { ...file, hasHeader, textColumn, flowColumn, answerColumn, columns, rows: data };
}

/** As the mapping says, otherwise as it was guessed, unless that column is used for something else. */
function answerColumnOf(
  { answerColumn }: ImportMapping,
  guessed: number | null,
  used: readonly number[],
): number | null {
  if (answerColumn !== undefined) return answerColumn === 'none' ? null : answerColumn;
  return guessed !== null && used.includes(guessed) ? null : guessed;
}
