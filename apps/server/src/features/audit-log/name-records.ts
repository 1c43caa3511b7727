import type { AuditEntry } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

type NamedRecord = AuditEntry['named'][number];

/** What records are called now, as far as they are still there. Customers are not named: the log tells of staff. */
export async function nameRecords(
  scope: AgentScope,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, NamedRecord>> {
  if (!ids.length) return new Map();
  const asked = sql`ANY(${sql.param(`{${ids.join(',')}}`)}::uuid[])`;
  const rows = await scope.query<NamedRecord & Record<string, unknown>>(
    (agentId) => sql`
      SELECT id, 'flow' AS kind, title AS name, language_id AS "languageId" FROM flows
       WHERE agent_id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'template', title, language_id FROM training_phrase_templates
       WHERE agent_id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'entityType', title, language_id FROM entity_types WHERE agent_id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'test', title, language_id FROM conversation_tests WHERE agent_id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'team', name, NULL FROM teams WHERE agent_id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'agent', name, NULL FROM agents WHERE id = ${agentId} AND id = ${asked}
      UNION ALL
      SELECT id, 'user', trim(first_name || ' ' || last_name), NULL FROM users
       WHERE id = ${asked} AND (account_id = ${accountId} OR EXISTS (
         SELECT 1 FROM user_agents l WHERE l.user_id = users.id AND l.linked_agent_id = ${agentId}))`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
