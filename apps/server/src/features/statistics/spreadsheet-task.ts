import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import type { Table } from './spreadsheet.ts';

/** Longest text of a cell, and widest column in characters. */
const longestCell = 32_000;
const widest = 60;
const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** A workbook (Office Open XML) of the tables. */
export function run(tables: readonly Table[]): Promise<Uint8Array> {
  const sheets = tables.map(({ name: sheet, heads, rows }) => ({
    sheet,
    data: [heads.map(headCell), ...rows.map((row) => row.map(cellOf))] satisfies SheetData,
    stickyRowsCount: 1,
    columns: heads.map((head, column) => ({
      width: widthOf([head, ...rows.map((row) => row[column] ?? '')]),
    })),
  }));
  return writeXlsxFile(sheets).toBuffer();
}

const headCell = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

/** Texts are cells of texts, so nothing in them is taken for a formula. */
function cellOf(value: string | number): CellObject {
  if (typeof value === 'number') return { value, type: Number };
  if (aDay.test(value)) return { value: new Date(value), type: Date, format: 'yyyy-mm-dd' };
  return { value: value.slice(0, longestCell), type: String };
}

const widthOf = (values: readonly (string | number)[]): number =>
  Math.min(widest, values.reduce<number>((most, value) => Math.max(most, String(value).length), 0) + 2);
