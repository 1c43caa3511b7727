import { teamAwaitedKey } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { teams } from './tables.ts';

/** Deletes a team. Throws `notFound`, and `conflict` while visitors wait for it: nobody would ever be asked. */
export async function deleteTeam(app: App, agentId: string, teamId: string): Promise<void> {
  const scope = app.database.agent(agentId);
  const [waiting] = await scope.query(
    (agent) => sql`
      SELECT 1 FROM conversations
       WHERE agent_id = ${agent} AND waiting_since IS NOT NULL AND team_id = ${teamId} LIMIT 1`,
  );
  if (waiting) throw new AppError('conflict', teamAwaitedKey);
  if (!(await scope.delete(teams, eq(teams.id, teamId)))) throw notFound();
}
