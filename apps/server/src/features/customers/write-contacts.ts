import { type CustomerContact, duplicateKeys } from '@samtale/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { ContactKind } from './normalise-contact.ts';
import { customerContacts, customers } from './tables.ts';

type Written = CustomerContact & { kind: ContactKind; path?: string };

/** Rows of contacts, each at its place among those of its kind. */
export function contactRows(customerId: string, contacts: readonly Written[]) {
  const places = { phone: 0, email: 0 };
  return contacts.map(({ kind, value, verified, label }) => ({
    customerId,
    kind,
    value,
    verified,
    label,
    position: places[kind]++,
  }));
}

/** Makes a customer's contacts those of the list. Throws `conflict`, naming the customer who has one already. */
export async function writeContacts(
  session: DatabaseSession,
  agentId: string,
  customerId: string,
  contacts: readonly Written[],
): Promise<void> {
  const scope = session.agent(agentId);
  await scope.delete(customerContacts, eq(customerContacts.customerId, customerId));
  const rows = contactRows(customerId, contacts);
  const added = rows.length ? await scope.insert(customerContacts, rows, { onConflictDoNothing: true }) : 0;
  if (added < rows.length) throw await duplicateOf(session, agentId, customerId, contacts);
}

async function duplicateOf(
  session: DatabaseSession,
  agentId: string,
  customerId: string,
  contacts: readonly Written[],
): Promise<AppError> {
  const scope = session.agent(agentId);
  const values = contacts.map(({ value }) => value);
  const taken = await scope.first(
    customerContacts,
    and(inArray(customerContacts.value, values), ne(customerContacts.customerId, customerId)),
  );
  const other = taken && (await scope.first(customers, eq(customers.id, taken.customerId)));
  if (!taken || !other) throw new Error('A contact was refused that no other customer has');
  const messageKey = duplicateKeys[taken.kind];
  const path = contacts.find(({ value }) => value === taken.value)?.path;
  return new AppError('conflict', messageKey, {
    code: 'duplicate',
    fields: path ? [{ path, messageKey }] : [],
    values: { id: other.id, name: other.name || taken.value, value: taken.value },
  });
}
