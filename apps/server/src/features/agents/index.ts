export { agentIdsOfUser, agentsOfUser, rolesOn } from './agents-of-user.ts';
export { agents } from './tables.ts';
