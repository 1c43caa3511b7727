import { AppError } from '../../platform/app-error.ts';
import { columnNames, readTableFile, type TableFile } from '../../platform/csv/read-table-file.ts';

export interface ImportFile extends Omit<TableFile, 'width'> {
  hasHeader: boolean;
  textColumn: number;
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
  const answerColumn = answerColumnOf(mapping, header, [textColumn, flowColumn]);
  const used = [textColumn, flowColumn, ...(answerColumn === null ? [] : [answerColumn])];
  if (new Set(used).size < used.length || used.some((column) => column >= width)) {
    throw new AppError('badRequest', 'import.error.columns');
  }
  const columns = columnNames(header, width);
  return { ...file, hasHeader, textColumn, flowColumn, answerColumn, columns, rows: data };
}

const textNames =
  /^(text|question|phrase|training[ _-]?phrase|utterance|query|example|tekst|spørgsmål|sætning|træningssætning)s?$/i;
const flowNames =
  /^(flow|flow[ _-]?tit(?:le|el)|title of the flow|flowets titel|intent|label|category|class|title|titel|kategori|emne)$/i;
const answerNames = /^(answer|response|reply|svar|botsvar|flowets svar)$/i;
const headerNames = [textNames, flowNames, answerNames];

/** One column with a name is enough, others may be called anything; but a flow may be called so, too, in many rows. */
function looksLikeHeader([first, ...data]: ImportFile['rows']): boolean {
  const names = (first?.cells ?? []).map((cell) => cell.trim());
  const known = names.flatMap((name, i) => (headerNames.some((one) => one.test(name)) ? [{ name, i }] : []));
  if (known.length > 1) return true;
  return known.some(({ name, i }) => data.every(({ cells }) => cells[i]?.trim() !== name));
}

/** As the mapping says, otherwise the column that the header calls so and that is not used for something else. */
function answerColumnOf(
  { answerColumn }: ImportMapping,
  header: readonly string[],
  used: readonly number[],
): number | null {
  if (answerColumn !== undefined) return answerColumn === 'none' ? null : answerColumn;
  const named = header.findIndex((cell, i) => answerNames.test(cell.trim()) && !used.includes(i));
  return named >= 0 ? named : null;
}

/**
 * By the header's names; without them flow titles are the column that repeats itself most. On a tie it is the one of the
 * shortest words, since answers are longer; of two columns the first is the text, as `text, flow title` has it.
 */
function guessColumns(header: readonly string[], rows: ImportFile['rows'], width: number) {
  const named = (names: RegExp) => header.findIndex((cell) => names.test(cell.trim()));
  const [textByName, flowByName, answerByName] = [named(textNames), named(flowNames), named(answerNames)];
  const sample = rows.slice(0, 2000);
  const columns = Array.from({ length: width }, (_, i) => i);
  const distinct = columns.map((i) => new Set(sample.map((row) => row.cells[i] ?? '')).size);
  const countOf = (i: number) => distinct[i] ?? 0;
  /** All but one, and but the answers where something else is left. */
  const free = (other: number) => {
    const rest = columns.filter((i) => i !== other && i !== answerByName);
    return rest.length ? rest : columns.filter((i) => i !== other);
  };
  const guessFlow = () => {
    const among = free(textByName);
    // A column that says the same everywhere names no flow, unless there is nothing else.
    const varied = among.filter((i) => countOf(i) > 1);
    const hasChoice = varied.length > (textByName < 0 ? 1 : 0);
    const letters = (i: number) => sample.reduce((sum, { cells }) => sum + (cells[i]?.length ?? 0), 0);
    const isRather = (i: number, other: number) => (width > 2 ? letters(i) < letters(other) : other === 0);
    return (hasChoice ? varied : [among.includes(1) ? 1 : (among[0] ?? 1)]).reduce((a, b) =>
      countOf(b) < countOf(a) || (countOf(b) === countOf(a) && isRather(b, a)) ? b : a,
    );
  };
  const flowColumn = flowByName >= 0 ? flowByName : guessFlow();
  const guessText = () => free(flowColumn).reduce((best, i) => (countOf(i) > countOf(best) ? i : best));
  return { textColumn: textByName >= 0 ? textByName : guessText(), flowColumn };
}
