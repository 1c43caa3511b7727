import type { Team } from '@samtale/contract';
import { asc, ilike } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { searchColleagues } from './colleagues.ts';
import { teams, teamUsers } from './tables.ts';
import { teamRevision } from './team-revision.ts';

/** An agent's teams with those of their people who still work on it: those of a name, or all for `*`. */
export async function listTeams(app: App, agentId: string, name: string): Promise<Team[]> {
  const scope = app.database.agent(agentId);
  const rows = await scope.select(teams, {
    where: name === '*' ? undefined : ilike(teams.name, likePattern(name)),
    orderBy: [danishOrder(teams.name), asc(teams.id)],
  });
  const people = await searchColleagues(app, agentId, '*');
  const members = Map.groupBy(await scope.select(teamUsers), ({ teamId }) => teamId);
  return rows.map(({ agentId: _, ...team }) => {
    const ids = new Set(members.get(team.id)?.map(({ userId }) => userId));
    const users = people.filter(({ id }) => ids.has(id));
    const revision = teamRevision(
      team,
      users.map(({ id }) => id),
    );
    return { ...team, users, revision };
  });
}

/** The people who work on an agent, with the teams they are in. */
export async function listTeamUsers(app: App, agentId: string, name: string) {
  const people = await searchColleagues(app, agentId, name);
  const members = await app.database.agent(agentId).select(teamUsers);
  const teamsOf = Map.groupBy(members, ({ userId }) => userId);
  return people.map((person) => ({
    ...person,
    teamIds: (teamsOf.get(person.id) ?? []).map(({ teamId }) => teamId),
  }));
}
