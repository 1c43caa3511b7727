import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { searchColleagues } from './colleagues.ts';
import { deleteTeam } from './delete-team.ts';
import { tellingOfEmptied } from './emptied-teams.ts';
import type { NamesUser } from './forget-user.ts';
import { memberRoutes } from './member-routes.ts';
import { listTeams, listTeamUsers } from './read-teams.ts';
import { saveTeam } from './save-team.ts';

const { team } = endpoints;

/** `namesUser` tells of rows beyond the team's that name people for good. */
export const teamRoutes = (app: App, namesUser: NamesUser): Route[] => [
  route(team.addOrUpdateTeam, ({ caller, body }) =>
    tellingOfEmptied(app, { teamId: body.id }, () => saveTeam(app, caller.agentId, body)),
  ),
  route(team.getTeams, async ({ caller, params }) => ({
    list: await listTeams(app, caller.agentId, params.name),
  })),
  route(team.getTeamUsers, async ({ caller, params }) => ({
    list: await listTeamUsers(app, caller.agentId, params.name),
  })),
  route(team.deleteTeam, async ({ caller, params }) => {
    const { teamId } = params;
    await tellingOfEmptied(app, { teamId }, () => deleteTeam(app, caller.agentId, teamId));
    return done;
  }),
  route(team.searchOnTeamContact, async ({ params }) => ({
    list: await searchColleagues(app, params.agentId, params.name),
  })),
  ...memberRoutes(app, namesUser),
];
