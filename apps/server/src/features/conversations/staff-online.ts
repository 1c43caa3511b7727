import { Role } from '@samtale/contract';
import type { PoolClient } from 'pg';

/** Roles that take chats (spec 1 section 4). */
const chatRoles = [Role.administrator, Role.chatAgent];

/** Those of the agents on which some user is online for chats. */
export async function agentsWithStaffOnline(
  client: PoolClient,
  agentIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (!agentIds.size) return new Set();
  const { rows } = await client.query<{ id: string }>({
    name: 'agents-with-staff-online',
    text: `
      SELECT DISTINCT ua.linked_agent_id AS id
        FROM user_agents ua
        JOIN users u ON u.id = ua.user_id AND u.chat_status = 1 AND u.is_active
       WHERE ua.linked_agent_id = ANY($1::uuid[]) AND ua.roles && $2::smallint[]`,
    values: [[...agentIds], chatRoles],
  });
  return new Set(rows.map((row) => row.id));
}
