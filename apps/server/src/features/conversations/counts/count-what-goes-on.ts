import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { countConversations } from './count-conversations.ts';

/**
 * Counts all that has been said on an agent until now. Those that have become quiet were counted then; what is left are
 * conversations that go on.
 */
export async function countWhatGoesOn(database: Database, agentId: string): Promise<void> {
  const rows = await database.agent(agentId).query<{ id: string }>(
    (agent) => sql`
      SELECT c.id FROM conversations c
       WHERE c.agent_id = ${agent} AND c.log_ahead
         AND EXISTS (SELECT 1 FROM conversation_steps s
                      WHERE s.conversation_id = c.id AND s.first_seq > c.counted_seq)`,
  );
  await countConversations(
    database,
    agentId,
    rows.map(({ id }) => id),
  );
}
