export { agentOfTeam } from './agent-of-team.ts';
export { announceInactive, changeActivity } from './change-activity.ts';
export { searchColleagues, staffAddresses } from './colleagues.ts';
export { teamsEmptied } from './emptied-teams.ts';
export { teamRoutes } from './routes.ts';
export { teams, teamUsers } from './tables.ts';
