export { agentIdsOfUser, agentsOfUser, rolesOn } from './agents-of-user.ts';
export { searchColleagues, staffAddresses } from './colleagues.ts';
export { lockNames } from './lock-names.ts';
export { teamRoutes } from './routes.ts';
export { agents } from './tables.ts';
export { timeZone } from './time-zone.ts';
