import { teamAwaitedKey } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isTeamAwaited } from '../reporting/index.ts';
import { teams } from './tables.ts';

/**
 * Deletes a team. Throws `notFound`, and `conflict` while visitors wait for it, as far as the lists know already: who is
 * handed to it at this moment waits for all who take chats, as for a team with nobody in it (`staffAwaited`).
 */
export async function deleteTeam(app: App, agentId: string, teamId: string): Promise<void> {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    if (!(await scope.first(teams, eq(teams.id, teamId), { forUpdate: true }))) throw notFound();
    if (await isTeamAwaited(scope, teamId)) throw new AppError('conflict', teamAwaitedKey);
    await scope.delete(teams, eq(teams.id, teamId));
  });
}
