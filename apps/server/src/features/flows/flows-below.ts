import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { flows } from './tables.ts';

/** A flow and those below it, however deep, each after the one it stands below. Throws `notFound`. */
export async function flowWithThoseBelow(
  scope: AgentScope,
  languageId: string,
  flowId: string,
): Promise<{ id: string; masterId: string }[]> {
  const flow = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)));
  if (!flow) throw notFound();
  return scope.query<{ id: string; masterId: string }>(
    (agent) => sql`
      WITH RECURSIVE below AS (
        SELECT id, master_id, 0 AS depth FROM flows WHERE agent_id = ${agent} AND id = ${flowId}
        UNION
        SELECT f.id, f.master_id, b.depth + 1 FROM flows f JOIN below b ON f.parent_id = b.id
         WHERE f.agent_id = ${agent}
      ) SELECT id, master_id AS "masterId" FROM below ORDER BY depth`,
  );
}
