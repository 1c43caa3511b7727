import type { FlowUse } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';

/** A flow that uses an entity type. */
export interface FoundUse extends FlowUse {
  /** Visitors get the flow with it; false when only the draft names it. */
  isLive: boolean;
}

/**
 * The flows of a language that use entity types, by the type's id: those in which a part of a training phrase is
 * marked with it, in the draft or in the published version. By title within each type.
 */
export async function entityTypeUses(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<Map<string, FoundUse[]>> {
  type Row = FoundUse & { entityTypeId: string };
  const rows = await session.agent(agentId).query<{ [K in keyof Row]: Row[K] }>(
    (agent) => sql`
      SELECT marked.entity_type_id AS "entityTypeId", f.id, f.title, bool_or(marked.is_live) AS "isLive"
        FROM (SELECT p.flow_id, part ->> 'entityType' AS entity_type_id, false AS is_live
                FROM training_phrases p CROSS JOIN LATERAL jsonb_array_elements(p.parts) AS part
               WHERE p.agent_id = ${agent} AND p.parts <> '[]'
               UNION ALL
              SELECT v.flow_id, part ->> 'entityType', true
                FROM flow_versions v
                JOIN flows live ON live.id = v.flow_id AND live.published_version = v.version
               CROSS JOIN LATERAL jsonb_path_query(v.phrases, '$[*].trainingPhrasePartList[*]') AS part
               WHERE v.agent_id = ${agent}) AS marked
        JOIN flows f ON f.id = marked.flow_id
       WHERE f.language_id = ${languageId} AND marked.entity_type_id IS NOT NULL
       GROUP BY marked.entity_type_id, f.id, f.title
       ORDER BY ${danishOrder(sql`f.title`)}, f.id`,
  );
  const uses = new Map<string, FoundUse[]>();
  for (const { entityTypeId, ...use } of rows) {
    const list = uses.get(entityTypeId) ?? [];
    list.push(use);
    uses.set(entityTypeId, list);
  }
  return uses;
}

/** The flows that use one entity type. */
export async function usesOfEntityType(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  entityTypeId: string,
): Promise<FoundUse[]> {
  return (await entityTypeUses(session, agentId, languageId)).get(entityTypeId) ?? [];
}
