import type { Customer } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { lockCustomer, momentAfter } from './lock-customer.ts';
import { readCustomer } from './read-customers.ts';
import { customers } from './tables.ts';

/** Says whether what a customer came with is solved. Throws `notFound`. */
export function setSolved(app: App, agentId: string, customerId: string, solved: boolean): Promise<Customer> {
  return app.database.transaction(async (session) => {
    const row = await lockCustomer(session, agentId, customerId);
    const lastModified = momentAfter(row, app.now());
    await session.agent(agentId).update(customers, { solved, lastModified }, eq(customers.id, customerId));
    return readCustomer(session, agentId, customerId);
  });
}
