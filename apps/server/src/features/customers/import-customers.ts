import {
  type CustomerColumn,
  type CustomerImportPreview,
  type CustomerImportReport,
  type CustomerMapping,
  type CustomerSkipReason,
  contactsMax,
  customerCommentMax,
  customerNameMax,
  customerSourceMax,
  IntegrationType,
} from '@samtale/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { insertCustomers } from './insert-customers.ts';
import { lockContacts } from './lock-customer.ts';
import { type ContactKind, normaliseContact } from './normalise-contact.ts';
import { type CustomerFile, readCustomerFile } from './read-customer-file.ts';
import { customerContacts } from './tables.ts';

/** How many rows a preview shows, and how many skipped rows a report names. */
const previewRows = 20;
const namedSkips = 200;
/** How many contacts are looked up at a time. */
const lookedUp = 5000;

/** What a file holds and how it would be read. Stores nothing. */
export function previewCustomers(bytes: Uint8Array, mapping: CustomerMapping): CustomerImportPreview {
  const { rows, unreadable, ...file } = readCustomerFile(bytes, mapping);
  return {
    ...file,
    rows: rows.slice(0, previewRows).map(({ cells }) => cells),
    rowCount: rows.length + unreadable.length,
  };
}

interface ReadRow {
  line: number;
  shown: string;
  name: string;
  comment: string;
  source: string;
  contacts: { kind: ContactKind; value: string; verified: boolean; label: string }[];
}

/**
 * Imports customers, all in one transaction. A row one of whose contacts a customer has, or an earlier row, is left
 * out: which of the two is right is for a person to say.
 */
export function importCustomers(
  app: App,
  agentId: string,
  bytes: Uint8Array,
  mapping: CustomerMapping,
): Promise<CustomerImportReport> {
  const file = readCustomerFile(bytes, mapping);
  return app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await lockContacts(session, agentId);
    const skips = new Skips();
    const read = readRows(file, skips);
    const known = await knownContacts(scope, read);
    const fresh = read.filter(({ line, shown, contacts }) => {
      const isKnown = contacts.some(({ kind, value }) => known.has(keyOf(kind, value)));
      if (isKnown) skips.add(line, 'alreadyThere', shown);
      return !isKnown;
    });
    const now = app.now().toISOString();
    await insertCustomers(
      session,
      agentId,
      fresh.map(({ name, comment, source, contacts }) => ({
        name,
        comment,
        source,
        contacts,
        integrationType: IntegrationType.notSet,
        solved: false,
        handled: false,
        lastModified: now,
      })),
    );
    return {
      rowCount: file.rows.length + file.unreadable.length,
      addedCount: fresh.length,
      ...skips.report(),
    };
  });
}

/** Rows that are left out, and why. */
class Skips {
  private readonly skipped: CustomerImportReport['skipped'] = [];
  private readonly byReason: Partial<Record<CustomerSkipReason, number>> = {};

  add(line: number, reason: CustomerSkipReason, text: string): void {
    this.byReason[reason] = (this.byReason[reason] ?? 0) + 1;
    if (this.skipped.length < namedSkips) this.skipped.push({ line, reason, text: text.slice(0, 200) });
  }

  report(): Omit<CustomerImportReport, 'rowCount' | 'addedCount'> {
    return {
      skippedCount: Object.values(this.byReason).reduce((sum, n) => sum + n, 0),
      skippedByReason: this.byReason,
      skipped: this.skipped.sort((one, other) => one.line - other.line),
    };
  }
}

const keyOf = (kind: ContactKind, value: string) => `${kind} ${value}`;

/** The customers that a file's rows are, no two with the same contact. */
function readRows(file: CustomerFile, skips: Skips): ReadRow[] {
  const seen = new Set<string>();
  const read: ReadRow[] = [];
  for (const { line, text } of file.unreadable) skips.add(line, 'unreadable', text);
  for (const { line, cells } of file.rows) {
    const shown = cells.join(' ').trim();
    const row = readRow(file, cells);
    if (typeof row === 'string') {
      skips.add(line, row, shown);
      continue;
    }
    const keys = row.contacts.map(({ kind, value }) => keyOf(kind, value));
    if (keys.some((key) => seen.has(key))) {
      skips.add(line, 'duplicateInFile', shown);
      continue;
    }
    for (const key of keys) seen.add(key);
    read.push({ ...row, line, shown });
  }
  return read;
}

function readRow(
  { columnOf }: CustomerFile,
  cells: readonly string[],
): Omit<ReadRow, 'line' | 'shown'> | CustomerSkipReason {
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
function readContacts(kind: ContactKind, cell: string): ReadRow['contacts'] | null {
  const texts = cell.split(/[,;\n]/).filter((text) => text.trim());
  const values = texts.map((text) => normaliseContact[kind](text));
  const found = values.filter((value) => value !== null);
  if (found.length < values.length) return null;
  return [...new Set(found)].map((value) => ({ kind, value, verified: false, label: '' }));
}

/** Those contacts of the rows that customers have already. */
async function knownContacts(scope: AgentScope, rows: readonly ReadRow[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const kind of ['phone', 'email'] as const) {
    const values = rows.flatMap(({ contacts }) => contacts.filter((one) => one.kind === kind));
    for (let start = 0; start < values.length; start += lookedUp) {
      const portion = values.slice(start, start + lookedUp).map(({ value }) => value);
      const where = and(eq(customerContacts.kind, kind), inArray(customerContacts.value, portion));
      for (const { value } of await scope.select(customerContacts, { where })) known.add(keyOf(kind, value));
    }
  }
  return known;
}
