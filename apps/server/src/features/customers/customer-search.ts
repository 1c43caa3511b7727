import { type SQL, sql } from 'drizzle-orm';
import { bareNumber, type ContactKind } from './normalise-contact.ts';
import { customers } from './tables.ts';

const inSearch = (text: string) => text.normalize('NFC').toLowerCase();

/** A text that a database without Danish sorts as a Danish dictionary does: æ, ø and å come last, accents do not count. */
const inOrder = (text: string) =>
  inSearch(text.trim())
    .replace(/[æä]/g, '{')
    .replace(/[øö]/g, '|')
    .replace(/å/g, '}')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');

interface Searched {
  name: string;
  comment: string;
  contacts: readonly { kind: ContactKind; value: string }[];
}

/** The columns of a customer's row that lists are sorted and searched by. */
export function searchColumns({ name, comment, contacts }: Searched) {
  const first = (wanted: ContactKind) => contacts.find(({ kind }) => kind === wanted)?.value ?? null;
  return {
    firstPhone: first('phone'),
    firstEmail: first('email'),
    nameOrder: inOrder(name),
    searchText: inSearch([name, ...contacts.map(({ value }) => value), comment].join('\n')),
  };
}

/** As few digits are in many texts that are no numbers, and in most that are. */
const fewestDigits = 3;

/**
 * Whether a customer holds every word of the text somewhere, or a phone number the text is a part of, in whatever
 * way it is written. Undefined for a blank text. A row is read through by `strpos`, which is faster than LIKE.
 */
export function holdsText(text: string): SQL | undefined {
  const words = inSearch(text).split(/\s+/).filter(Boolean);
  if (!words.length) return undefined;
  const holds = (piece: string) => sql`strpos(${customers.searchText}, ${piece}) > 0`;
  const all = sql.join(words.map(holds), sql` AND `);
  const number = bareNumber(text);
  const isNumber = /^\+?\d+$/.test(number) && number.length >= fewestDigits;
  return isNumber ? sql`((${all}) OR ${holds(number)})` : sql`(${all})`;
}
