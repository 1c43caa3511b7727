import { costlyTypes, type EntityTypeDefinition, type NluLanguage } from '@samtale/nlu';

/** The ids of the types that a long message may have to be understood without. */
export const run = ({
  types,
  language,
}: {
  types: readonly EntityTypeDefinition[];
  language: NluLanguage;
}): Set<string> => costlyTypes(types, language);
