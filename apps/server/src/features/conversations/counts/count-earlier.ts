import type { Database } from '../../../platform/database/database.ts';
import { countConversations } from './count-conversations.ts';

const pageSize = 100;

/**
 * Counts conversations that became quiet before anything was counted, the newest first. Of a database where all are
 * counted it reads an index that is next to empty.
 */
export async function countEarlier(database: Database, isClosing: () => boolean): Promise<void> {
  // What goes on is not among them, and is counted when it becomes quiet. Empty ones stay uncounted, so they are left out.
  for (let before = 'ffffffff-ffff-ffff-ffff-ffffffffffff'; !isClosing(); ) {
    const { rows } = await database.pool.query<{ id: string; agentId: string }>(
      `SELECT id, agent_id AS "agentId" FROM conversations
        WHERE counted_seq = 0 AND seq > 0 AND NOT log_ahead AND id < $1 ORDER BY id DESC LIMIT $2`,
      [before, pageSize],
    );
    await countByAgent(database, rows);
    if (rows.length < pageSize) return;
    before = rows.at(-1)?.id ?? before;
  }
}

/** The same as `countConversations`, of conversations of several agents. */
export async function countByAgent(
  database: Database,
  conversations: readonly { id: string; agentId: string }[],
): Promise<void> {
  const byAgent = Map.groupBy(conversations, ({ agentId }) => agentId);
  for (const [agentId, some] of byAgent)
    await countConversations(
      database,
      agentId,
      some.map(({ id }) => id),
    );
}
