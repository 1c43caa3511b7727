import { Role } from '@samtale/contract';
import type { Database } from '../../platform/database/database.ts';

const chatRoles = [Role.administrator, Role.chatAgent];

/** Whom something in a conversation concerns. */
interface Concerned {
  agentId: string;
  /** Who has the conversation; null for all who take the agent's chats and are online. */
  userId: string | null;
  /** The team of whom somebody is to take it. */
  teamId: string | null;
}

/**
 * Ids of the devices on which those are told whom something concerns. Online is who has said so, also with the console
 * closed: this is how they hear of it then.
 */
export async function pushDevices(
  { pool }: Database,
  { agentId, userId, teamId }: Concerned,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'push-devices',
    text: `
      SELECT p.id
        FROM push_subscriptions p
        JOIN users u ON u.id = p.user_id AND u.is_active
        JOIN user_agents ua ON ua.user_id = u.id AND ua.linked_agent_id = $1 AND ua.roles && $2::smallint[]
       WHERE CASE WHEN $3::uuid IS NOT NULL THEN u.id = $3
                  ELSE u.chat_status = 1
                   AND ($4::uuid IS NULL
                        OR EXISTS (SELECT 1 FROM team_users t
                                    WHERE t.team_id = $4 AND t.agent_id = $1 AND t.user_id = u.id)) END`,
    values: [agentId, chatRoles, userId, teamId],
  });
  return rows.map(({ id }) => id);
}
