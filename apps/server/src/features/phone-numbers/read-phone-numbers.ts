import { defaultRowsPerPage, type PhoneNumber, type PhoneNumberState } from '@samtale/contract';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { numberPattern } from './number-pattern.ts';

interface AskedNumbers {
  searchText: string;
  /** Without it all that are not removed. */
  activeFilter?: PhoneNumberState | undefined;
  /** From 0. */
  page: number;
}

/** Enough to choose from; whoever wants another writes more of it. */
const mostFound = 20;

const selection = `
  SELECT n.id, n.number, n.country_code AS "countryId", n.phone_provider_id AS "phoneProviderId",
         n.sip_username AS "sipUsername", n.supports_voice AS "supportsVoice", n.supports_sms AS "supportsSms",
         n.service_type AS "serviceType", n.handling_type AS "handlingType", n.state,
         p.name AS "phoneProviderName", coalesce(c.name, '') AS "customerName"`;
const from = `
    FROM phone_numbers n
    JOIN phone_providers p ON p.id = n.phone_provider_id
    LEFT JOIN accounts c ON c.id = p.account_id`;

/** $1 is a state or null, $2 the pattern of what is searched for, $3 that of a number in it, or null. */
const asked = `
   WHERE CASE WHEN $1::smallint IS NULL THEN n.state <> 3 ELSE n.state = $1 END
     AND ($2 = '%%' OR n.number LIKE $3 OR n.sip_username ILIKE $2 OR p.name ILIKE $2 OR c.name ILIKE $2)`;

/** A page of ten of the inventory, by number. It is nobody's bot's, so it speaks to the database itself. */
export async function listPhoneNumbers(
  app: App,
  { searchText, activeFilter, page }: AskedNumbers,
): Promise<{ list: PhoneNumber[]; totalCount: number }> {
  const values = [activeFilter ?? null, likePattern(searchText), numberPattern(searchText)];
  const [list, total] = await Promise.all([
    app.database.pool.query<PhoneNumber>({
      name: 'list-phone-numbers',
      text: `${selection}${from}${asked} ORDER BY n.number, n.id LIMIT $4 OFFSET $5`,
      values: [...values, defaultRowsPerPage, page * defaultRowsPerPage],
    }),
    app.database.pool.query<{ count: number }>({
      name: 'count-phone-numbers',
      text: `SELECT count(*)::int AS count${from}${asked}`,
      values,
    }),
  ]);
  return { list: list.rows, totalCount: total.rows[0]?.count ?? 0 };
}

/** The first numbers that are not removed with a text in them; any for `*`. */
export async function findPhoneNumbers(app: App, text: string): Promise<PhoneNumber[]> {
  const { rows } = await app.database.pool.query<PhoneNumber>({
    name: 'find-phone-numbers',
    text: `${selection}${from} WHERE n.state <> 3 AND n.number LIKE $1 ORDER BY n.number, n.id LIMIT $2`,
    values: [text === '*' ? '%%' : (numberPattern(text) ?? likePattern(text)), mostFound],
  });
  return rows;
}

/** A number of the inventory, also a removed one. Throws `notFound`. */
export async function readPhoneNumber(app: App, phoneNumberId: string): Promise<PhoneNumber> {
  const { rows } = await app.database.pool.query<PhoneNumber>({
    name: 'read-phone-number',
    text: `${selection}${from} WHERE n.id = $1`,
    values: [phoneNumberId],
  });
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
