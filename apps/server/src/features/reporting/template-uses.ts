import type { FlowUse } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';

/** A flow that uses a template. */
export interface FoundUse extends FlowUse {
  /** Visitors get the flow with the template's phrases; false when only the draft names it. */
  isLive: boolean;
}

/**
 * The flows that use an agent's templates, by template id: those whose draft names it, and those whose published
 * version does. By title within each template.
 */
export async function templateUses(
  session: DatabaseSession,
  agentId: string,
): Promise<Map<string, FoundUse[]>> {
  type Row = FoundUse & { templateId: string };
  const rows = await session.agent(agentId).query<{ [K in keyof Row]: Row[K] }>(
    (agent) => sql`
      SELECT named.template_id AS "templateId", f.id, f.title, bool_or(named.is_live) AS "isLive"
        FROM flows f
        LEFT JOIN flow_versions v ON v.flow_id = f.id AND v.version = f.published_version
       CROSS JOIN LATERAL (VALUES (f.training_phrase_template_id, false),
                                  (v.training_phrase_template_id, true)) AS named (template_id, is_live)
       WHERE f.agent_id = ${agent} AND named.template_id IS NOT NULL
       GROUP BY named.template_id, f.id, f.title
       ORDER BY ${danishOrder(sql`f.title`)}, f.id`,
  );
  const uses = new Map<string, FoundUse[]>();
  for (const { templateId, ...use } of rows) {
    const list = uses.get(templateId) ?? [];
    list.push(use);
    uses.set(templateId, list);
  }
  return uses;
}

/** The flows that use one template. */
export async function usesOfTemplate(
  session: DatabaseSession,
  agentId: string,
  templateId: string,
): Promise<FoundUse[]> {
  return (await templateUses(session, agentId)).get(templateId) ?? [];
}
