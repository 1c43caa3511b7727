import { type EntityEntry, type EntityType, type EntityTypeInput, newId } from '@samtale/contract';

/** A value as the editor sends it: a name with its synonyms, new. */
export const entryOf = (name: string, ...synonymList: string[]): EntityEntry => ({
  id: newId,
  name,
  synonymList,
  index: 0,
  pronounceAs: '',
  showSynonyms: false,
});

/** Values in the order they are numbered in. */
export const entriesOf = (...entries: EntityEntry[]): EntityEntry[] =>
  entries.map((entry, index) => ({ ...entry, index }));

/** A new entity type as the editor sends it: a list of two values. */
export const entityTypeInput = (changes: Partial<EntityTypeInput> = {}): EntityTypeInput => ({
  id: newId,
  title: 'cykel',
  isRegEx: false,
  revision: 0,
  entityList: entriesOf(entryOf('Racer', 'landevejscykel'), entryOf('Ladcykel')),
  ...changes,
});

/** A saved entity type as the editor sends it back. */
export const inputOfType = ({ id, title, isRegEx, revision, entityList }: EntityType): EntityTypeInput => ({
  id,
  title,
  isRegEx,
  revision,
  entityList,
});
