import type { ChatRow, ConversationSummary } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';

type NamedCustomer = NonNullable<ChatRow['customer']>;

/**
 * Conversations with the customers they are linked to: what they are called, or else known by. An agent whose
 * `gdprInterval` is 0 shows none, and one that is gone names nobody.
 */
export async function nameCustomers<Row extends ConversationSummary>(
  session: DatabaseSession,
  agentId: string,
  rows: readonly Row[],
): Promise<(Row & ChatRow)[]> {
  const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  const customers = ids.length
    ? await session.agent(agentId).query<NamedCustomer & Record<string, unknown>>(
        (agent) => sql`
          SELECT c.id::text AS id, coalesce(nullif(c.name, ''), c.first_phone, c.first_email, '') AS name
            FROM customers c JOIN agents a ON a.id = c.agent_id
           WHERE c.agent_id = ${agent} AND a.gdpr_interval <> 0 AND c.id = ANY(${sql.param(`{${ids.join(',')}}`)}::uuid[])`,
      )
    : [];
  const known = new Map(customers.map(({ id, name }) => [id, { id, name }]));
  return rows.map((row) => ({ ...row, customer: known.get(row.customerId ?? '') ?? null }));
}
