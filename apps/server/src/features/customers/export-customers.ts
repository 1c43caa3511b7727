import type { LanguageCode } from '@samtale/contract';
import { stringify } from 'csv-stringify/sync';
import { asc } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { customersOf } from './customer-of.ts';
import { customers } from './tables.ts';

/** Customers whose contacts are read at a time. */
const portion = 2000;

const dialects = {
  da: {
    delimiter: ';',
    header: ['navn', 'telefon', 'e-mail', 'kommentar', 'kilde', 'løst', 'håndteret', 'ændret'],
  },
  en: {
    delimiter: ',',
    header: ['name', 'phone', 'e-mail', 'comment', 'source', 'solved', 'handled', 'changed'],
  },
} as const;
const yesNo = { da: ['ja', 'nej'], en: ['yes', 'no'] } as const;

/**
 * All customers as CSV (RFC 4180), one a line, as the import reads them: several numbers stand in one cell. It begins
 * with the mark by which spreadsheets know UTF-8, and a cell that one would count out begins with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export async function exportCustomers(app: App, agentId: string, language: LanguageCode): Promise<string> {
  const { delimiter, header } = dialects[language];
  const [yes, no] = yesNo[language];
  const rows = await app.database.agent(agentId).select(customers, { orderBy: asc(customers.id) });
  const lines: string[][] = [];
  for (let start = 0; start < rows.length; start += portion) {
    const list = await customersOf(app.database, agentId, rows.slice(start, start + portion));
    for (const { name, phones, emails, comment, source, solved, handled, lastModified } of list) {
      const joined = (contacts: readonly { value: string }[]) =>
        contacts.map(({ value }) => value).join(', ');
      lines.push([
        name,
        joined(phones),
        joined(emails),
        comment,
        source,
        solved ? yes : no,
        handled ? yes : no,
        lastModified,
      ]);
    }
  }
  return stringify([[...header], ...lines], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
