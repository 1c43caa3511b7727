import {
  type CustomerColumn,
  type CustomerMapping,
  type CustomerSkipReason,
  contactsMax,
  customerCommentMax,
  customerNameMax,
  customerSourceMax,
} from '@samtale/contract';
import { type Skipped, SkippedRows } from '../../platform/csv/skipped-rows.ts';
import { type Packed, pack } from '../../platform/worker-pool/packed.ts';
import { type ContactKind, normaliseContact } from './normalise-contact.ts';
import { type CustomerFile, readCustomerFile } from './read-customer-file.ts';

export interface ImportedCustomer {
  line: number;
  /** The beginning of its row. */
  shown: string;
  name: string;
  comment: string;
  source: string;
  contacts: { kind: ContactKind; value: string; verified: boolean; label: string }[];
}

export interface ImportedCustomers {
  rowCount: number;
  customers: Packed<ImportedCustomer>;
  skipped: Skipped<CustomerSkipReason>;
}

interface ImportedCustomersTask {
  bytes: Uint8Array;
  mapping: CustomerMapping;
}

/** Characters of a row that a report may show. */
const shownLength = 200;

/** The customers that a file's rows are, no two with the same contact. */
export function run({ bytes, mapping }: ImportedCustomersTask): ImportedCustomers {
  const file = readCustomerFile(bytes, mapping);
  const skipped = new SkippedRows<CustomerSkipReason>();
  return {
    rowCount: file.rows.length + file.unreadable.length,
    customers: pack(readRows(file, skipped)),
    skipped: skipped.soFar(),
  };
}

function* readRows(
  file: CustomerFile,
  skipped: SkippedRows<CustomerSkipReason>,
): Generator<ImportedCustomer> {
  const seen = new Set<string>();
  for (const { line, text } of file.unreadable) skipped.add(line, 'unreadable', text);
  for (const { line, cells } of file.rows) {
    const shown = cells.join(' ').trim().slice(0, shownLength);
    const row = readRow(file, cells);
    if (typeof row === 'string') {
      skipped.add(line, row, shown);
      continue;
    }
    const keys = row.contacts.map(({ kind, value }) => `${kind} ${value}`);
    if (keys.some((key) => seen.has(key))) {
      skipped.add(line, 'duplicateInFile', shown);
      continue;
    }
    for (const key of keys) seen.add(key);
    yield { ...row, line, shown };
  }
}

function readRow(
  { columnOf }: CustomerFile,
  cells: readonly string[],
): Omit<ImportedCustomer, 'line' | 'shown'> | CustomerSkipReason {
  const cell = (column: CustomerColumn) => plainText(cells[columnOf[column] ?? -1] ?? '');
  const phones = readContacts('phone', cell('phone'));
  if (!phones) return 'invalidPhone';
  const emails = readContacts('email', cell('email'));
  if (!emails) return 'invalidEmail';
  const [name, comment, source] = [cell('name'), cell('comment'), cell('source')];
  const contacts = [...phones, ...emails];
  if (!name && !contacts.length) return 'empty';
  const isTooLong =
    name.length > customerNameMax || comment.length > customerCommentMax || source.length > customerSourceMax;
  if (isTooLong || phones.length > contactsMax || emails.length > contactsMax) return 'tooLong';
  return { name, comment, source, contacts };
}

/** A cell without what the database cannot hold, and without the mark that keeps a spreadsheet from counting it out. */
const plainText = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .trim()
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

/** The contacts of a cell, between commas, semicolons or lines; null when one of them is none. */
function readContacts(kind: ContactKind, cell: string): ImportedCustomer['contacts'] | null {
  const texts = cell.split(/[,;\n]/).filter((text) => text.trim());
  const values = texts.map((text) => normaliseContact[kind](text));
  const found = values.filter((value) => value !== null);
  if (found.length < values.length) return null;
  return [...new Set(found)].map((value) => ({ kind, value, verified: false, label: '' }));
}
