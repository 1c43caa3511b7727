import { type CustomerColumn, type CustomerMapping, customerColumn } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { columnNames, readTableFile, type TableFile } from '../../platform/csv/read-table-file.ts';

export interface CustomerFile extends Omit<TableFile, 'width'> {
  hasHeader: boolean;
  columns: string[];
  /** Which column is what; null for what the file does not hold. */
  columnOf: Record<CustomerColumn, number | null>;
}

/** How spreadsheets and other systems head their columns. */
const names: Record<CustomerColumn, RegExp> = {
  name: /^(name|full ?name|customer|navn|kunde|kundenavn|fulde navn)$/i,
  phone:
    /^(phones?|phone ?numbers?|mobile|telephone|telefon(nummer|numre)?|mobil(nummer)?|tlf\.?( ?nr\.?)?)$/i,
  email: /^(e-?mails?|e-?mail ?address(es)?|mail|e-?mail-?adresser?)$/i,
  comment: /^(comments?|notes?|kommentar(er)?|noter?|bemærkning(er)?)$/i,
  source: /^(source|origin|kilde|oprindelse)$/i,
};

const columns = customerColumn.options;

/**
 * Reads a TSV or CSV of customers, guessing what the mapping does not say. Throws `badRequest` with
 * `import.error.empty`, `.binary`, or `customers.import.noColumns` when nothing in it can be a customer.
 */
export function readCustomerFile(bytes: Uint8Array, mapping: CustomerMapping): CustomerFile {
  const { width, rows, ...file } = readTableFile(bytes);
  const first = (rows[0]?.cells ?? []).map((cell) => cell.trim());
  const isNamed = first.some((cell) => columns.some((column) => names[column].test(cell)));
  const hasHeader = mapping.hasHeader ? mapping.hasHeader === 'true' : isNamed;
  const data = hasHeader ? rows.slice(1) : rows;
  const guessed = hasHeader ? columnsByName(first) : columnsByContent(data, width);
  const columnOf = { ...guessed };
  for (const column of columns) {
    const chosen = mapping[column];
    if (chosen !== undefined) columnOf[column] = chosen === 'none' ? null : chosen;
  }
  const used = Object.values(columnOf).filter((index) => index !== null);
  const known = columnOf.name ?? columnOf.phone ?? columnOf.email;
  if (known === null || new Set(used).size < used.length || used.some((index) => index >= width)) {
    throw new AppError('badRequest', 'customers.import.noColumns');
  }
  return { ...file, hasHeader, columns: columnNames(hasHeader ? first : [], width), columnOf, rows: data };
}

type ColumnOf = CustomerFile['columnOf'];
const noColumns: ColumnOf = { name: null, phone: null, email: null, comment: null, source: null };

/** A header that says nothing known begins with the name, as lists of people do. */
function columnsByName(header: readonly string[]): ColumnOf {
  const found = { ...noColumns };
  for (const column of columns) {
    const index = header.findIndex((cell) => names[column].test(cell));
    if (index >= 0) found[column] = index;
  }
  return Object.values(found).every((index) => index === null) ? { ...noColumns, name: 0 } : found;
}

/** Addresses have an at sign, numbers hardly anything but digits; the first of the other columns is the name. */
function columnsByContent(rows: TableFile['rows'], width: number): ColumnOf {
  const sample = rows.slice(0, 200);
  const mostly = (pattern: RegExp) => (index: number) =>
    sample.filter(({ cells }) => pattern.test(cells[index]?.trim() ?? '')).length > sample.length / 2;
  const all = Array.from({ length: width }, (_, index) => index);
  const email = all.find(mostly(/^\S+@\S+$/)) ?? null;
  const phone = all.find(mostly(/^'?\+?[\d\s().-]{5,}$/)) ?? null;
  return {
    ...noColumns,
    email,
    phone,
    name: all.find((index) => index !== email && index !== phone) ?? null,
  };
}
