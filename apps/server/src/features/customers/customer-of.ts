import type { Customer, CustomerContact } from '@samtale/contract';
import { asc, type InferSelectModel, inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { numbersOfPhones } from '../phone-numbers/index.ts';
import { customerContacts, type customers } from './tables.ts';

export type CustomerRow = InferSelectModel<typeof customers>;

/** Rows as the contract has them, with their contacts; in the same order. */
export async function customersOf(
  session: DatabaseSession,
  agentId: string,
  rows: readonly CustomerRow[],
): Promise<Customer[]> {
  if (!rows.length) return [];
  const contacts = await session.agent(agentId).select(customerContacts, {
    where: inArray(
      customerContacts.customerId,
      rows.map(({ id }) => id),
    ),
    orderBy: asc(customerContacts.position),
  });
  const byCustomer = Map.groupBy(contacts, ({ customerId }) => customerId);
  const phoneIds = rows.flatMap(({ phoneId }) => phoneId ?? []);
  const numbers = await numbersOfPhones(session, agentId, phoneIds);
  return rows.map((row) => ({
    ...customerOf(row, byCustomer.get(row.id) ?? []),
    linkedPhoneNumber: (row.phoneId && numbers.get(row.phoneId)) ?? '',
  }));
}

function customerOf(
  row: CustomerRow,
  contacts: readonly InferSelectModel<typeof customerContacts>[],
): Omit<Customer, 'linkedPhoneNumber'> {
  const ofKind = (wanted: 'phone' | 'email'): CustomerContact[] =>
    contacts
      .filter(({ kind }) => kind === wanted)
      .map(({ value, verified, label }) => ({ value, verified, label }));
  const phones = ofKind('phone');
  const emails = ofKind('email');
  const { id, name, integrationType, source, comment, solved, handled, phoneId, lastModified } = row;
  return {
    id,
    name,
    phone: phones[0]?.value ?? '',
    phoneVerified: phones[0]?.verified ?? false,
    email: emails[0]?.value ?? '',
    emailVerified: emails[0]?.verified ?? false,
    phones,
    emails,
    integrationType,
    source,
    comment,
    solved,
    handled,
    phoneId,
    lastModified,
  };
}
