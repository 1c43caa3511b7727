import type { Customer, CustomerOrder } from '@samtale/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { customersOf } from './customer-of.ts';
import { holdsText } from './customer-search.ts';
import { customers } from './tables.ts';

interface CustomerQuery {
  orderBy: CustomerOrder;
  orderByAscending: boolean;
  skip: number;
  take: number;
  searchText: string;
}

/** By the bytes of the text, which is what the index on names has; what is lower case sorts as it should. */
const bytesOf = (text: SQL) => sql`${text} COLLATE "C"`;

const orders: Record<CustomerOrder, SQL> = {
  lastModified: sql`${customers.lastModified}`,
  name: bytesOf(sql`${customers.nameOrder}`),
  phone: bytesOf(sql`${customers.firstPhone}`),
  email: bytesOf(sql`${customers.firstEmail}`),
  source: bytesOf(sql`lower(nullif(${customers.source}, ''))`),
  solved: sql`${customers.solved}`,
  handled: sql`${customers.handled}`,
};
/** Those that can be missing: a customer without one comes last both ways round. */
const missing: readonly CustomerOrder[] = ['phone', 'email', 'source'];

/** A page of an agent's customers, and how many there are in all. */
export async function listCustomers(
  session: DatabaseSession,
  agentId: string,
  query: CustomerQuery,
): Promise<{ list: Customer[]; totalCount: number }> {
  const scope = session.agent(agentId);
  const held = holdsText(query.searchText);
  const { rows, totalCount } = held ? await foundRows(scope, held, query) : await allRows(scope, query);
  return { list: await customersOf(session, agentId, rows), totalCount };
}

function orderOf({ orderBy, orderByAscending }: CustomerQuery): SQL[] {
  const way = orderByAscending ? sql`ASC` : sql`DESC`;
  const last = missing.includes(orderBy) ? sql` NULLS LAST` : sql``;
  const order = [sql`${orders[orderBy]} ${way}${last}`];
  // The newest first among those that are alike; a yes or no leaves very many of them.
  if (orderBy === 'solved' || orderBy === 'handled') order.push(sql`${customers.lastModified} DESC`);
  return [...order, sql`${customers.id} ${way}`];
}

async function allRows(scope: AgentScope, query: CustomerQuery) {
  const { skip, take } = query;
  const page = { orderBy: orderOf(query), limit: take, offset: skip };
  return { rows: await scope.select(customers, page), totalCount: await scope.count(customers) };
}

/** Reads the customers' texts through once, for the page and the count alike. */
async function foundRows(scope: AgentScope, held: SQL, query: CustomerQuery) {
  const { skip, take } = query;
  const [found] = await scope.query<{ ids: string[]; totalCount: number }>(
    (agent) => sql`
      WITH found AS MATERIALIZED (
        SELECT id, last_modified, name_order, first_phone, first_email, source, solved, handled
          FROM customers WHERE agent_id = ${agent} AND ${held})
      SELECT ARRAY(SELECT id::text FROM found AS customers ORDER BY ${sql.join(orderOf(query), sql`, `)}
                    LIMIT ${take} OFFSET ${skip}) AS ids,
             (SELECT count(*)::int FROM found) AS "totalCount"`,
  );
  const { ids, totalCount } = found ?? { ids: [], totalCount: 0 };
  const rows = ids.length ? await scope.select(customers, { where: inArray(customers.id, ids) }) : [];
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { rows, totalCount };
}

/** One customer. Throws `notFound`. */
export async function readCustomer(
  session: DatabaseSession,
  agentId: string,
  customerId: string,
): Promise<Customer> {
  const row = await session.agent(agentId).first(customers, eq(customers.id, customerId));
  const [customer] = await customersOf(session, agentId, row ? [row] : []);
  if (!customer) throw notFound();
  return customer;
}
