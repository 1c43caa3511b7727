import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/** Those of the ids that are flows of the language. */
export async function flowsAmong(
  scope: AgentScope,
  languageId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (!ids.size) return ids;
  const wanted = sql.join(
    [...ids].map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const found = await scope.query<{ id: string }>(
    (agent) => sql`
      SELECT id FROM flows WHERE agent_id = ${agent} AND language_id = ${languageId} AND id IN (${wanted})`,
  );
  return new Set(found.map(({ id }) => id));
}
