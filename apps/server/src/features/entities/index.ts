export { entityTypesAmong } from './entity-types-among.ts';
export { type EntityTypeForRelease, entityTypesForRelease } from './entity-types-for-release.ts';
export { entityRoutes } from './routes.ts';
export { typeDefinitions } from './type-definitions.ts';
