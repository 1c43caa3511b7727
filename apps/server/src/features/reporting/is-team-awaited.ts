import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/** Whether visitors wait for a team, as far as the lists know. */
export async function isTeamAwaited(scope: AgentScope, teamId: string): Promise<boolean> {
  const [waiting] = await scope.query(
    (agent) => sql`
      SELECT 1 FROM conversations
       WHERE agent_id = ${agent} AND waiting_since IS NOT NULL AND team_id = ${teamId} LIMIT 1`,
  );
  return waiting !== undefined;
}
