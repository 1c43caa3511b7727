import type { EntityOption } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';

interface FlowKey {
  agentId: string;
  languageId: string;
  flowId: string;
}

/**
 * The values that a flow and the flows it follows up on collect, as they are saved: each name once, with what the
 * nearest flow says of it.
 */
export async function entityOptions(
  session: DatabaseSession,
  { agentId, languageId, flowId }: FlowKey,
): Promise<EntityOption[]> {
  const rows = await session.agent(agentId).query<{ [K in keyof EntityOption]: EntityOption[K] }>(
    (agent) => sql`
      WITH RECURSIVE line AS (
        SELECT id, parent_id, 0 AS distance FROM flows
         WHERE agent_id = ${agent} AND language_id = ${languageId} AND id = ${flowId}
        UNION ALL
        SELECT f.id, f.parent_id, l.distance + 1 FROM flows f JOIN line l ON f.id = l.parent_id
         WHERE f.agent_id = ${agent}
      )
      SELECT DISTINCT ON (l.distance, p.id, part.n)
             part.value ->> 'alias' AS alias, part.value ->> 'entityType' AS "entityType", l.id AS "intentId"
        FROM line l
        JOIN training_phrases p ON p.flow_id = l.id
       CROSS JOIN LATERAL jsonb_array_elements(p.parts) WITH ORDINALITY AS part(value, n)
       WHERE part.value ->> 'entityType' IS NOT NULL
       ORDER BY l.distance, p.id, part.n`,
  );
  const options = new Map<string, EntityOption>();
  for (const row of rows) if (row.alias && !options.has(row.alias)) options.set(row.alias, row);
  return [...options.values()];
}
