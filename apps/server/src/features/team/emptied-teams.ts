import { roleGroups } from '@samtale/contract';
import type { App } from '../../app.ts';
import type { Topic } from '../../platform/event-bus.ts';

interface EmptiedTeams {
  agentId: string;
  teamIds: string[];
}

/** Nobody of these teams takes chats any more: who waits for them waits for all who do. */
export const teamsEmptied: Topic<EmptiedTeams> = { name: 'teamsEmptied' };

/** A team, or all that a user is in. */
type Whose = { teamId: string } | { userId: string };

interface TeamRow {
  id: string;
  agentId: string;
}

/** Does what may take the last person who takes chats from teams, and tells of those that it was taken from. */
export async function tellingOfEmptied<T>(app: App, whose: Whose, change: () => Promise<T>): Promise<T> {
  const before = await staffedTeams(app, whose);
  const result = await change();
  if (!before.length) return result;
  const staffed = new Set((await staffedAmong(app, idsOf(before))).map(({ id }) => id));
  const emptied = before.filter(({ id }) => !staffed.has(id));
  for (const [agentId, teams] of Map.groupBy(emptied, (team) => team.agentId))
    app.eventBus.publish(teamsEmptied, { agentId, teamIds: idsOf(teams) });
  return result;
}

const idsOf = (teams: readonly TeamRow[]) => teams.map(({ id }) => id);

async function staffedTeams(app: App, whose: Whose): Promise<TeamRow[]> {
  if ('teamId' in whose) return staffedAmong(app, [whose.teamId]);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'SELECT team_id AS id FROM team_users WHERE user_id = $1',
    [whose.userId],
  );
  return staffedAmong(
    app,
    rows.map(({ id }) => id),
  );
}

/** Those of the teams in which somebody takes their agent's chats, whether they are there or not. */
async function staffedAmong({ database }: App, teamIds: readonly string[]): Promise<TeamRow[]> {
  if (!teamIds.length) return [];
  const { rows } = await database.pool.query<TeamRow>(
    `SELECT DISTINCT t.team_id AS id, t.agent_id AS "agentId"
       FROM team_users t
       JOIN users u ON u.id = t.user_id AND u.is_active
       JOIN user_agents ua ON ua.user_id = u.id AND ua.linked_agent_id = t.agent_id AND ua.roles && $2::smallint[]
      WHERE t.team_id = ANY($1::uuid[])`,
    [teamIds, roleGroups.chatAgent],
  );
  return rows;
}
