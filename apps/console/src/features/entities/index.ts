export { useEntityTypeList } from './use-entity-type-list.ts';
export { useEntityTypeName } from './use-entity-type-name.ts';
