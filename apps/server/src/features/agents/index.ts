export { accountOf } from './account-of.ts';
export { agentIncludes } from './agent-includes.ts';
export { agentIdsOfUser, agentsOfUser, rolesOn } from './agents-of-user.ts';
export { findAgent } from './find-agent.ts';
export { isUserAdmin } from './is-user-admin.ts';
export { lockNames } from './lock-names.ts';
export { noteContentChange } from './note-content-change.ts';
export { agents, userAgents } from './tables.ts';
export { timeZoneOf } from './time-zone.ts';
