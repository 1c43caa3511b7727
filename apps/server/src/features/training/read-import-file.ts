import type { ImportPreview } from '@samtale/contract';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../platform/app-error.ts';

export interface ImportFile {
  encoding: ImportPreview['encoding'];
  delimiter: ImportPreview['delimiter'];
  hasHeader: boolean;
  textColumn: number;
  flowColumn: number;
  columns: string[];
  /** The data rows, without a header, each with its line in the file, counted from 1. */
  rows: { line: number; cells: string[] }[];
  /** Lines that could not be read as a row at all. */
  unreadable: { line: number; text: string }[];
}

interface Mapping {
  textColumn?: number | undefined;
  flowColumn?: number | undefined;
  hasHeader?: 'true' | 'false' | undefined;
}

const delimiters = { tab: '\t', comma: ',', semicolon: ';' } as const;

/**
 * Reads a TSV or CSV of training data, guessing what the mapping does not say. Throws `badRequest` with
 * `import.error.empty`, `.binary` or `.columns`.
 */
export function readImportFile(bytes: Uint8Array, mapping: Mapping): ImportFile {
  const { text, encoding } = decode(bytes);
  if (!text.trim()) throw new AppError('badRequest', 'import.error.empty');
  const delimiter = guessDelimiter(text);
  const { rows, unreadable } = readRows(text, delimiter);
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.cells.length));
  if (width < 2) throw new AppError('badRequest', 'import.error.columns');
  const hasHeader = mapping.hasHeader ? mapping.hasHeader === 'true' : looksLikeHeader(rows[0]?.cells ?? []);
  const data = hasHeader ? rows.slice(1) : rows;
  const header = hasHeader ? (rows[0]?.cells ?? []) : [];
  const columns = Array.from({ length: width }, (_, i) => header[i]?.trim() || `${i + 1}`);
  const guessed = guessColumns(header, data, width);
  const textColumn = mapping.textColumn ?? guessed.textColumn;
  const flowColumn = mapping.flowColumn ?? guessed.flowColumn;
  if (textColumn === flowColumn || textColumn >= width || flowColumn >= width) {
    throw new AppError('badRequest', 'import.error.columns');
  }
  return { encoding, delimiter, hasHeader, textColumn, flowColumn, columns, rows: data, unreadable };
}

function decode(bytes: Uint8Array): { text: string; encoding: ImportPreview['encoding'] } {
  if (!bytes.length) throw new AppError('badRequest', 'import.error.empty');
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, encoding: 'utf-16' };
  }
  if (looksBinary(bytes)) throw new AppError('badRequest', 'import.error.binary');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Not UTF-8. Every byte string is readable as Windows-1252, which is what Danish spreadsheets write.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Text has no NUL, and hardly any other control characters; the start of a file tells. */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32)) controls++;
  }
  return controls > sample.length * 0.02;
}

function guessDelimiter(text: string): ImportPreview['delimiter'] {
  const lines = text.slice(0, 20_000).split(/\r?\n/, 50).filter(Boolean);
  const having = (character: string) => lines.filter((line) => line.includes(character)).length;
  if (having('\t') >= lines.length / 2) return 'tab';
  return having(';') > having(',') ? 'semicolon' : 'comma';
}

/** A tab-separated file has no quoting: a lone quotation mark in a question is only that. */
function readRows(
  text: string,
  delimiter: ImportPreview['delimiter'],
): Pick<ImportFile, 'rows' | 'unreadable'> {
  const unreadable: ImportFile['unreadable'] = [];
  const records = parse(text, {
    delimiter: delimiters[delimiter],
    quote: delimiter === 'tab' ? null : '"',
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    on_skip: (error, raw) => {
      unreadable.push({ line: Number(error?.lines ?? 0), text: (raw ?? '').slice(0, 200) });
    },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })), unreadable };
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
