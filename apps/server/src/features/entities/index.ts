export { costlyEntityTypes } from './costly-entity-types.ts';
export { entityTypesAmong } from './entity-types-among.ts';
export { entityTypesForExport } from './entity-types-for-export.ts';
export { type EntityTypeForRelease, entityTypesForRelease } from './entity-types-for-release.ts';
export { listEntityTypes } from './read-entity-types.ts';
export { entityRoutes } from './routes.ts';
export { saveEntries } from './save-entries.ts';
export { entityTypes } from './tables.ts';
export { typeDefinitions } from './type-definitions.ts';
