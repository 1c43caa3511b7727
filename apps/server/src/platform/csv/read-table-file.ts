import type { ImportPreview } from '@samtale/contract';
import { parse } from 'csv-parse/sync';
import { AppError } from '../app-error.ts';

interface Row {
  line: number;
  cells: string[];
}

export interface TableFile {
  encoding: ImportPreview['encoding'];
  delimiter: ImportPreview['delimiter'];
  /** Each row with its line in the file, counted from 1. */
  rows: Row[];
  /** Lines that could not be read as a row at all. */
  unreadable: { line: number; text: string }[];
  /** How many columns the first rows have. */
  width: number;
}

const delimiters = { tab: '\t', comma: ',', semicolon: ';' } as const;

/**
 * Reads the rows of a TSV or CSV in whatever encoding a spreadsheet wrote it. Throws `badRequest` with
 * `import.error.empty` or `.binary`.
 */
export function readTableFile(bytes: Uint8Array): TableFile {
  const { text, encoding } = decode(bytes);
  if (!text.trim()) throw new AppError('badRequest', 'import.error.empty');
  const delimiter = guessDelimiter(text);
  const { rows, unreadable } = readRows(text, delimiter);
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.cells.length));
  return { encoding, delimiter, rows, unreadable, width };
}

/** What columns are called: by the header, or by their number from 1. */
export const columnNames = (header: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => header[i]?.trim() || `${i + 1}`);

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
): Pick<TableFile, 'rows' | 'unreadable'> {
  const unreadable: TableFile['unreadable'] = [];
  const rows: Row[] = [];
  parse(text, {
    delimiter: delimiters[delimiter],
    quote: delimiter === 'tab' ? null : '"',
    bom: true,
    // What the parser tells of each record takes more memory than the record: it is not kept.
    on_record: (cells: string[], { lines }) => {
      rows.push({ line: lines, cells });
      return null;
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 100_000,
    on_skip: (error, raw) => {
      unreadable.push({ line: Number(error?.lines ?? 0), text: (raw ?? '').slice(0, 200) });
    },
  });
  return { rows, unreadable };
}
