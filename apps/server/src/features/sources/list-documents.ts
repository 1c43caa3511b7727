import type { SourceDocument } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';

/** The documents of a source, by name. */
export async function listDocuments(
  session: DatabaseSession,
  agentId: string,
  sourceId: string,
): Promise<SourceDocument[]> {
  const rows = await session
    .agent(agentId)
    .query<Omit<SourceDocument, 'lastUpdated'> & { lastUpdated: Date | string | null }>(
      (agent) => sql`
        SELECT document AS name, count(*)::int AS pages, sum(total_token)::int AS "totalToken",
               max(updated_at) AS "lastUpdated"
          FROM source_pages
         WHERE agent_id = ${agent} AND source_id = ${sourceId} AND document IS NOT NULL
         GROUP BY document ORDER BY ${danishOrder(sql`document`)}`,
    );
  return rows.map((row) => ({
    ...row,
    lastUpdated: row.lastUpdated && new Date(row.lastUpdated).toISOString(),
  }));
}
