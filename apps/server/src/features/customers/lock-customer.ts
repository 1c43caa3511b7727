import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { CustomerRow } from './customer-of.ts';
import { customers } from './tables.ts';

/**
 * One change at a time of an agent's customers' contacts. The database refuses a number that another customer has by
 * itself; without this two changes that want each other's would wait for each other.
 */
export const lockContacts = (session: DatabaseSession, agentId: string): Promise<void> =>
  session.agent(agentId).lock('customer contacts');

/** A customer's row, locked until the transaction ends. Throws `notFound`. */
export async function lockCustomer(
  session: DatabaseSession,
  agentId: string,
  customerId: string,
): Promise<CustomerRow> {
  const row = await session
    .agent(agentId)
    .first(customers, eq(customers.id, customerId), { forUpdate: true });
  if (!row) throw notFound();
  return row;
}

/** The moment of a change: the present, and later than the change before, which it is told from by it. */
export const momentAfter = ({ lastModified }: Pick<CustomerRow, 'lastModified'>, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(lastModified) + 1)).toISOString();
