import type { CustomerContact, IntegrationType } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { searchColumns } from './customer-search.ts';
import type { ContactKind } from './normalise-contact.ts';
import { customerContacts, customers } from './tables.ts';
import { contactRows } from './write-contacts.ts';

export interface NewCustomer {
  name: string;
  comment: string;
  source: string;
  integrationType: IntegrationType;
  solved: boolean;
  handled: boolean;
  /** Normalised, and nobody's yet. */
  contacts: readonly (CustomerContact & { kind: ContactKind })[];
  lastModified: string;
}

/** Adds many customers at a time. */
export async function insertCustomers(
  session: DatabaseSession,
  agentId: string,
  list: readonly NewCustomer[],
): Promise<void> {
  const scope = session.agent(agentId);
  const made = list.map((customer) => ({ ...customer, id: createId() }));
  await scope.insert(
    customers,
    made.map(({ contacts, ...row }) => ({
      ...row,
      createdAt: row.lastModified,
      ...searchColumns({ ...row, contacts }),
    })),
  );
  await scope.insert(
    customerContacts,
    made.flatMap(({ id, contacts }) => contactRows(id, contacts)),
  );
}
