import type { FlowListItem } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { type FlowHeadRow, flowHead } from './flow-record.ts';

type ListedRow = FlowHeadRow & {
  phraseCount: number;
  suggested: string[];
  redirected: string[];
};

/**
 * All flows of a language by title, with the flows they lead to. What the flows say stays in the database: with
 * thousands of them it is most of what there is to carry.
 */
export async function listFlows(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<FlowListItem[]> {
  const agent = await findAgent(session, agentId);
  const rows = await session.agent(agentId).query<ListedRow>(
    (id) => sql`
      SELECT f.id, f.master_id AS "masterId", f.parent_id AS "parentId", f.title, f.intent_type AS "intentType",
             f.disabled, f.is_active AS "isActive", f.published_version AS "publishedVersion",
             f.plan_step AS "planStep",
             to_char(f.last_modified AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastModified",
             coalesce(p.n, 0) + coalesce(t.n, 0) AS "phraseCount",
             f.suggested_flow_ids AS suggested,
             f.redirected_flow_ids AS redirected
        FROM flows f
        LEFT JOIN (SELECT flow_id, count(*)::int AS n FROM training_phrases
                    WHERE agent_id = ${id} GROUP BY flow_id) p ON p.flow_id = f.id
        LEFT JOIN (SELECT template_id, count(*)::int AS n FROM template_phrases
                    WHERE agent_id = ${id} GROUP BY template_id) t ON t.template_id = f.training_phrase_template_id
       WHERE f.agent_id = ${id} AND f.language_id = ${languageId}
       ORDER BY ${danishOrder(sql`f.title`)}`,
  );
  return rows.map(({ phraseCount, suggested, redirected, ...row }) => ({
    ...flowHead(row, agent, phraseCount),
    suggestionIntentIdList: [...new Set(suggested)],
    redirectIntentIdList: [...new Set(redirected)],
  }));
}
