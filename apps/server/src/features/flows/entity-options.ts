import { type EntityOption, freeTextTypeId, resultNames, type StoredFlowAction } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';

interface FlowKey {
  agentId: string;
  languageId: string;
  flowId: string;
}

/**
 * The values that a flow and the flows it follows up on collect, or get from other systems, as they are saved: each
 * name once, with what the nearest flow says of it.
 */
export async function entityOptions(
  session: DatabaseSession,
  { agentId, languageId, flowId }: FlowKey,
): Promise<EntityOption[]> {
  const rows = await session.agent(agentId).query<{ [K in keyof FlowInLine]: FlowInLine[K] }>(
    (agent) => sql`
      WITH RECURSIVE line AS (
        SELECT id, parent_id, content, 0 AS distance FROM flows
         WHERE agent_id = ${agent} AND language_id = ${languageId} AND id = ${flowId}
        UNION ALL
        SELECT f.id, f.parent_id, f.content, l.distance + 1 FROM flows f JOIN line l ON f.id = l.parent_id
         WHERE f.agent_id = ${agent}
      )
      SELECT l.id, l.content -> 'intentActionList' AS actions,
             coalesce(
               (SELECT jsonb_agg(part.value ORDER BY p.id, part.n)
                  FROM training_phrases p
                 CROSS JOIN LATERAL jsonb_array_elements(p.parts) WITH ORDINALITY AS part(value, n)
                 WHERE p.flow_id = l.id AND part.value ->> 'entityType' IS NOT NULL), '[]') AS parts
        FROM line l
       ORDER BY l.distance`,
  );
  const options = new Map<string, EntityOption>();
  const add = (alias: string, entityType: string, intentId: string) => {
    if (alias && !options.has(alias)) options.set(alias, { alias, entityType, intentId });
  };
  for (const { id, parts, actions } of rows) {
    for (const { alias, entityType } of parts) add(alias, entityType, id);
    for (const action of actions) for (const name of resultNames(action)) add(name, freeTextTypeId, id);
  }
  return [...options.values()];
}

interface FlowInLine {
  id: string;
  actions: StoredFlowAction[];
  /** Those of its phrases that stand for a value. */
  parts: { alias: string; entityType: string }[];
}
