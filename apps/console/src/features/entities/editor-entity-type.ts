import { type EntityType, type EntityTypeInput, newId, sameEntityName } from '@samtale/contract';

/** A value in the editor; `key` identifies the row, `id` is the server's, or all zeros. */
export interface EditorEntry {
  key: string;
  id: string;
  name: string;
  synonyms: readonly string[];
  /** A synonym that is being typed and not yet added. */
  typed: string;
  pronounceAs: string;
  showSynonyms: boolean;
}

/** What the editor changes of an entity type. Every change makes new objects on its way, so what is the same is unchanged. */
export interface EditorEntityType {
  title: string;
  isRegEx: boolean;
  entries: readonly EditorEntry[];
  /** The value that is being typed and not yet added. */
  line: string;
}

let made = 0;

/** A value that is not saved yet. Its key is a number: a pasted list may bring 20,000 of them. */
export const newEntry = (name: string, synonyms: readonly string[] = []): EditorEntry => ({
  key: String(++made),
  id: newId,
  name,
  synonyms,
  typed: '',
  pronounceAs: '',
  showSynonyms: false,
});

/**
 * A saved entity type as the editor has it; an empty one for null. What was just saved stays in the rows it was sent
 * from, and the focus with them.
 */
export function readEntityType(type: EntityType | null, sent?: EditorEntityType): EditorEntityType {
  const keys = new Map(sent?.entries.map(({ name, key }) => [sameEntityName(name), key]));
  const keyOf = (id: string, name: string) => {
    const same = sameEntityName(name);
    const key = keys.get(same) ?? id;
    keys.delete(same);
    return key;
  };
  return {
    title: type?.title ?? '',
    isRegEx: type?.isRegEx ?? false,
    entries:
      type?.entityList.map(({ id, name, synonymList, pronounceAs, showSynonyms }) => ({
        key: keyOf(id, name),
        id,
        name,
        synonyms: synonymList,
        typed: '',
        pronounceAs,
        showSynonyms,
      })) ?? [],
    line: '',
  };
}

/** A list of synonyms with further ones, each once and none the name itself. */
export function withSynonyms(entry: EditorEntry, added: readonly string[]): EditorEntry {
  const seen = new Set([entry.name, ...entry.synonyms].map(sameEntityName));
  const kept = [...entry.synonyms];
  for (const synonym of added.map((text) => text.trim())) {
    const same = sameEntityName(synonym);
    if (!same || seen.has(same)) continue;
    seen.add(same);
    kept.push(synonym);
  }
  return { ...entry, synonyms: kept, typed: '' };
}

/** The type with what was being typed as a synonym added as one. */
export const withTyped = (type: EditorEntityType): EditorEntityType =>
  type.entries.some(({ typed }) => typed)
    ? {
        ...type,
        entries: type.entries.map((entry) => (entry.typed ? withSynonyms(entry, [entry.typed]) : entry)),
      }
    : type;

/** What is sent to save a type that was read as `saved`; null for a new one. Values are numbered as they stand. */
export const entityTypeInput = (
  saved: Pick<EntityType, 'id' | 'revision'> | null,
  { title, isRegEx, entries }: EditorEntityType,
): EntityTypeInput => ({
  id: saved?.id ?? newId,
  revision: saved?.revision ?? 0,
  title: title.trim(),
  isRegEx,
  entityList: entries.map(({ id, name, synonyms, pronounceAs, showSynonyms }, index) => ({
    id,
    name: name.trim(),
    synonymList: [...synonyms],
    index,
    pronounceAs: pronounceAs.trim(),
    showSynonyms,
  })),
});

/** Whether two states of the editor would save the same. Cheap where nothing was touched. */
export const isSameEntityType = (one: EditorEntityType, other: EditorEntityType): boolean =>
  one.title === other.title && one.line.trim() === other.line.trim() && hasSameEntries(one, other);

/** Whether both find the same. */
export const hasSameEntries = (one: EditorEntityType, other: EditorEntityType): boolean =>
  one.isRegEx === other.isRegEx &&
  (one.entries === other.entries ||
    (one.entries.length === other.entries.length &&
      one.entries.every((entry, index) => isSameEntry(entry, other.entries[index]))));

function isSameEntry(one: EditorEntry, other: EditorEntry | undefined): boolean {
  if (one === other) return true;
  return (
    other !== undefined &&
    one.name === other.name &&
    one.typed === other.typed &&
    one.pronounceAs === other.pronounceAs &&
    one.showSynonyms === other.showSynonyms &&
    one.synonyms.length === other.synonyms.length &&
    one.synonyms.every((synonym, index) => synonym === other.synonyms[index])
  );
}

/** A refused value, and why; gone once it has another name. */
export interface EntryProblem {
  name: string;
  messageKey: string;
}
