import { teamAwaitedKey } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { teams } from './tables.ts';

/**
 * Deletes a team. Throws `notFound`, and `conflict` while visitors wait for it, as far as the lists know already: who is
 * handed to it at this moment waits for all who take chats, as for a team with nobody in it (`staffAwaited`).
 */
export async function deleteTeam(app: App, agentId: string, teamId: string): Promise<void> {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    if (!(await scope.first(teams, eq(teams.id, teamId), { forUpdate: true }))) throw notFound();
    const [waiting] = await scope.query(
      (agent) => sql`
        SELECT 1 FROM conversations
         WHERE agent_id = ${agent} AND waiting_since IS NOT NULL AND team_id = ${teamId} LIMIT 1`,
    );
    if (waiting) throw new AppError('conflict', teamAwaitedKey);
    await scope.delete(teams, eq(teams.id, teamId));
  });
}
