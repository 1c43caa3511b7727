import {
  type Customer,
  type CustomerInput,
  customerChangedKey,
  customerProblemKeys,
  IntegrationType,
  newId,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { listAgentPhones } from '../phone-numbers/index.ts';
import { contactsToKeep } from './contact-list.ts';
import { searchColumns } from './customer-search.ts';
import { lockContacts, lockCustomer, momentAfter } from './lock-customer.ts';
import { readCustomer } from './read-customers.ts';
import { customers } from './tables.ts';
import { writeContacts } from './write-contacts.ts';

interface SaveCustomer {
  agentId: string;
  input: CustomerInput;
  phoneId?: string | null | undefined;
}

/**
 * Saves a customer, a new one under the all-zero id. Throws `badRequest` with the fields that are wrong, `notFound`,
 * or `conflict`: another customer has a number or an address, or somebody else has changed this one meanwhile.
 */
export function saveCustomer(app: App, { agentId, input, phoneId }: SaveCustomer): Promise<Customer> {
  return app.database.transaction(async (session) => {
    await lockContacts(session, agentId);
    const isNew = input.id === newId;
    const row = isNew ? null : await lockCustomer(session, agentId, input.id);
    if (row && input.lastModified && input.lastModified !== row.lastModified) {
      throw new AppError('conflict', customerChangedKey);
    }
    const present = row && (await readCustomer(session, agentId, row.id));
    if (phoneId && phoneId !== present?.phoneId) await refuseForeignPhone(session, agentId, phoneId);
    const contacts = contactsToKeep(input, present);
    const name = input.name.trim();
    if (!name && !contacts.length) refuseEmpty();
    const comment = (input.comment ?? present?.comment ?? '').trim();
    const values = {
      name,
      comment,
      source: (input.source ?? present?.source ?? '').trim(),
      integrationType: input.integrationType ?? present?.integrationType ?? IntegrationType.notSet,
      solved: input.solved ?? present?.solved ?? false,
      handled: input.handled ?? present?.handled ?? false,
      phoneId: phoneId === undefined ? (present?.phoneId ?? null) : phoneId,
      ...searchColumns({ name, comment, contacts }),
    };
    const scope = session.agent(agentId);
    const id = row?.id ?? createId();
    if (row) {
      const lastModified = momentAfter(row, app.now());
      await scope.update(customers, { ...values, lastModified }, eq(customers.id, id));
    } else {
      const now = app.now().toISOString();
      await scope.insert(customers, [{ id, ...values, lastModified: now, createdAt: now }]);
    }
    await writeContacts(session, agentId, id, contacts);
    return readCustomer(session, agentId, id);
  });
}

/** A customer is linked to a phone of the agent, and to nobody else's. */
async function refuseForeignPhone(session: DatabaseSession, agentId: string, phoneId: string): Promise<void> {
  if ((await listAgentPhones(session, agentId)).some(({ id }) => id === phoneId)) return;
  const messageKey = customerProblemKeys.linkedPhone;
  throw new AppError('badRequest', messageKey, { fields: [{ path: 'phoneId', messageKey }] });
}

/** There has to be something by which the customer is known. */
function refuseEmpty(): never {
  const messageKey = customerProblemKeys.empty;
  throw new AppError('badRequest', messageKey, { fields: [{ path: 'customer.name', messageKey }] });
}
