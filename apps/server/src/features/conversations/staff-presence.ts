import { Role } from '@samtale/contract';
import type { Database } from '../../platform/database/database.ts';

/** Roles that take chats (spec 1 section 4). */
const chatRoles = [Role.administrator, Role.chatAgent];

/** How long an answer is good for, in milliseconds: long enough to ask once for many, too short to matter. */
const freshness = 1000;

/** Whether some user of an agent is online for chats. */
export class StaffPresence {
  private readonly known = new Map<string, { online: boolean; at: number }>();

  /** What is known and fresh, or undefined. */
  peek(agentId: string, now: Date): boolean | undefined {
    const found = this.known.get(agentId);
    return found && now.getTime() - found.at < freshness ? found.online : undefined;
  }

  async ask(executor: Pick<Database['pool'], 'query'>, agentId: string, now: Date): Promise<boolean> {
    const fresh = this.peek(agentId, now);
    if (fresh !== undefined) return fresh;
    const { rowCount } = await executor.query({
      name: 'staff-online',
      text: `
        SELECT 1 FROM user_agents ua
          JOIN users u ON u.id = ua.user_id AND u.chat_status = 1 AND u.is_active
         WHERE ua.linked_agent_id = $1 AND ua.roles && $2::smallint[]
         LIMIT 1`,
      values: [agentId, chatRoles],
    });
    const online = (rowCount ?? 0) > 0;
    this.known.set(agentId, { online, at: now.getTime() });
    return online;
  }
}
