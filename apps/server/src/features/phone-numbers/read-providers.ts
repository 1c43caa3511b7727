import { PhoneNumberState, type PhoneProvider, type PhoneProviderDetail } from '@samtale/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { danishOrderOf } from '../../platform/database/danish-order.ts';
import { phoneNumbers } from './tables.ts';

const selection = `
  SELECT p.id, p.name, p.account_id AS "customerId", coalesce(c.name, '') AS "customerName",
         (SELECT count(*)::int FROM phone_numbers n
           WHERE n.phone_provider_id = p.id AND n.state <> 3) AS "phoneNumberCount"
    FROM phone_providers p LEFT JOIN accounts c ON c.id = p.account_id
   WHERE p.state <> 3`;

/** All providers that are not removed, by name. */
export async function listProviders(app: App): Promise<PhoneProvider[]> {
  const text = `${selection} ORDER BY ${danishOrderOf('p.name')}, p.id`;
  return (await app.database.pool.query<PhoneProvider>({ name: 'list-phone-providers', text })).rows;
}

/** A provider that is not removed, with its numbers. Throws `notFound`. */
export async function readProvider(app: App, providerId: string): Promise<PhoneProviderDetail> {
  const { shared, pool } = app.database;
  const { rows } = await pool.query<PhoneProvider>({
    name: 'read-phone-provider',
    text: `${selection} AND p.id = $1`,
    values: [providerId],
  });
  const [provider] = rows;
  if (!provider) throw notFound();
  const numbers = await shared.select(phoneNumbers, {
    where: and(
      eq(phoneNumbers.phoneProviderId, providerId),
      ne(phoneNumbers.state, PhoneNumberState.removed),
    ),
    orderBy: [asc(phoneNumbers.number), asc(phoneNumbers.id)],
  });
  return { ...provider, phoneNumberList: numbers.map(({ id, number }) => ({ id, number })) };
}
