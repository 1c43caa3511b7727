import type { LanguageCode } from '@samtale/contract';
import { stringify } from 'csv-stringify/sync';
import { asc, gt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { customersOf } from './customer-of.ts';
import { customers } from './tables.ts';

/** Customers who are read and written at a time: others have their turn in between. */
const portion = 1000;

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
  const scope = app.database.agent(agentId);
  const csvOf = (lines: string[][], bom = false) =>
    stringify(lines, { bom, delimiter, escape_formulas: true, record_delimiter: 'windows' });
  const parts = [csvOf([[...header]], true)];
  for (let last: string | undefined; ; ) {
    const rows = await scope.select(customers, {
      where: last === undefined ? undefined : gt(customers.id, last),
      orderBy: asc(customers.id),
      limit: portion,
    });
    const list = await customersOf(app.database, agentId, rows);
    const lines = list.map(({ name, phones, emails, comment, source, solved, handled, lastModified }) => [
      name,
      joined(phones),
      joined(emails),
      comment,
      source,
      solved ? yes : no,
      handled ? yes : no,
      lastModified,
    ]);
    parts.push(csvOf(lines));
    last = rows.at(-1)?.id;
    if (rows.length < portion) return parts.join('');
  }
}

const joined = (contacts: readonly { value: string }[]) => contacts.map(({ value }) => value).join(', ');
