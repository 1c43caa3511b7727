import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { teamUsers } from './tables.ts';

/** Puts somebody into these teams of an agent, and into no other of them. */
export async function setTeams(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  userId: string,
  teamIds: readonly string[],
): Promise<void> {
  const scope = session.agent(agentId);
  await scope.delete(teamUsers, eq(teamUsers.userId, userId));
  await scope.insert(
    teamUsers,
    [...new Set(teamIds)].map((teamId) => ({ teamId, userId })),
  );
}
