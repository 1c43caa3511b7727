import { type Customer, contactsMax, mergedCustomer, mergeTooManyKey } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { ConversationService } from '../conversations/index.ts';
import { getPerson } from '../profile/index.ts';
import { searchColumns } from './customer-search.ts';
import { lockContacts, lockCustomer, momentAfter } from './lock-customer.ts';
import { moveConversations } from './move-conversations.ts';
import { readCustomer } from './read-customers.ts';
import { customers } from './tables.ts';
import { writeContacts } from './write-contacts.ts';

interface Merge {
  agentId: string;
  /** Is gone afterwards. */
  fromId: string;
  /** Is kept. */
  intoId: string;
  userId: string;
}

/**
 * Makes one customer of two. Throws `notFound`, or `badRequest` when one customer cannot have as many contacts.
 */
export async function mergeCustomers(
  app: App,
  conversations: ConversationService,
  merge: Merge,
): Promise<Customer> {
  const { agentId, fromId, intoId, userId } = merge;
  const by = await getPerson(app, userId);
  const merged = await app.database.transaction((session) => mergeRows(session, merge, app.now()));
  await moveConversations(conversations, { agentId, by, fromId, intoId });
  return merged;
}

async function mergeRows(
  session: DatabaseSession,
  { agentId, fromId, intoId }: Merge,
  now: Date,
): Promise<Customer> {
  if (fromId === intoId) throw notFound();
  const scope = session.agent(agentId);
  await lockContacts(session, agentId);
  const row = await lockCustomer(session, agentId, intoId);
  const other = await readCustomer(session, agentId, fromId);
  const merged = mergedCustomer(await readCustomer(session, agentId, intoId), other);
  const { name, comment, source, integrationType, phoneId, phones, emails } = merged;
  if (Math.max(phones.length, emails.length) > contactsMax) throw new AppError('badRequest', mergeTooManyKey);
  const contacts = [
    ...phones.map((phone) => ({ ...phone, kind: 'phone' as const })),
    ...emails.map((email) => ({ ...email, kind: 'email' as const })),
  ];
  await scope.delete(customers, eq(customers.id, fromId));
  const lastModified = momentAfter(row, now);
  const values = { name, comment, source, integrationType, phoneId, lastModified };
  const made = searchColumns({ name, comment, contacts });
  await scope.update(customers, { ...values, ...made }, eq(customers.id, intoId));
  await writeContacts(session, agentId, intoId, contacts);
  return readCustomer(session, agentId, intoId);
}
