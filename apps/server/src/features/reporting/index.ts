/** What is read from the tables of several slices at once: the one place that may name tables of slices above (ADR 27). */
export { entityTypeUses, usesOfEntityType } from './entity-type-uses.ts';
export { fileIsUsed } from './file-is-used.ts';
export { isTeamAwaited } from './is-team-awaited.ts';
export { nameCustomers } from './name-customers.ts';
export { pushDevices } from './push-devices.ts';
export { templateUses, usesOfTemplate } from './template-uses.ts';
export { visitorAddress } from './visitor-address.ts';
