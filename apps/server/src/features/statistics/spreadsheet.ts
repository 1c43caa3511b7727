import { spreadsheetType } from '@samtale/contract';
import type { CellObject, SheetData } from 'write-excel-file/node';
import { FileReply } from '../../platform/http/file-reply.ts';

/** A sheet of a workbook: its heads, and rows below them in the same order. */
export interface Table {
  name: string;
  heads: readonly string[];
  /** Days are written as `2026-11-20` and become dates. */
  rows: readonly (readonly (string | number)[])[];
}

/** Longest text of a cell, and widest column in characters. */
const longestCell = 32_000;
const widest = 60;
const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** A workbook (Office Open XML) to be saved under a name. */
export async function spreadsheet(name: string, tables: readonly Table[]): Promise<FileReply> {
  // Fetched by whoever asks for a spreadsheet first.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const sheets = tables.map(({ name: sheet, heads, rows }) => ({
    sheet,
    data: [heads.map(headCell), ...rows.map((row) => row.map(cellOf))] satisfies SheetData,
    stickyRowsCount: 1,
    columns: heads.map((head, column) => ({
      width: widthOf([head, ...rows.map((row) => row[column] ?? '')]),
    })),
  }));
  const bytes = await writeXlsxFile(sheets).toBuffer();
  return new FileReply(bytes, spreadsheetType, { name, opens: 'attachment' }, { madeNow: true });
}

const headCell = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

/** Texts are cells of texts, so nothing in them is taken for a formula. */
function cellOf(value: string | number): CellObject {
  if (typeof value === 'number') return { value, type: Number };
  if (aDay.test(value)) return { value: new Date(value), type: Date, format: 'yyyy-mm-dd' };
  return { value: value.slice(0, longestCell), type: String };
}

const widthOf = (values: readonly (string | number)[]): number =>
  Math.min(widest, Math.max(...values.map((value) => String(value).length)) + 2);
