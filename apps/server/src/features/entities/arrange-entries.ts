import { type EntityEntry, sameEntityName } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import type { StoredEntry } from './tables.ts';

/**
 * The values of a list as they are kept: in the order they are numbered in, without blanks around. Empty ones are
 * left out; those of the same name become one with the synonyms of all. A value keeps the id it is sent with when it
 * has been saved with it; a new one gets the id of the saved value of its name, if that is not sent any more.
 */
export function* arrangeEntries(
  list: readonly EntityEntry[],
  isRegEx: boolean,
  saved: readonly StoredEntry[],
): Generator<void, StoredEntry[]> {
  // Of patterns, case and spaces are what they are about.
  const keyOf = isRegEx ? (name: string) => name : sameEntityName;
  const sent = new Set<EntityEntry['id']>();
  for (const { id } of list) {
    yield;
    sent.add(id);
  }
  const savedIds = new Set<string>();
  const savedByName = new Map<string, string>();
  const free = new Set<string>();
  for (const { id, name } of saved) {
    yield;
    savedIds.add(id);
    savedByName.set(keyOf(name), id);
    if (!sent.has(id)) free.add(id);
  }
  const byName = new Map<string, StoredEntry>();
  for (const entry of [...list].sort((one, other) => one.index - other.index)) {
    yield;
    const name = entry.name.trim();
    if (!name) continue;
    const key = keyOf(name);
    const present = byName.get(key);
    if (present) {
      present.synonyms = synonymsOf(present.name, [...present.synonyms, ...entry.synonymList]);
      continue;
    }
    const ofName = savedByName.get(key);
    const id = savedIds.delete(entry.id) ? entry.id : ofName && free.delete(ofName) ? ofName : createId();
    byName.set(
      key,
      isRegEx
        ? { id, name, synonyms: [], pronounceAs: '', showSynonyms: false }
        : {
            id,
            name,
            synonyms: synonymsOf(name, entry.synonymList),
            pronounceAs: entry.pronounceAs.trim(),
            showSynonyms: entry.showSynonyms,
          },
    );
  }
  return [...byName.values()];
}

/** Synonyms without blanks, repetitions and the name itself. */
function synonymsOf(name: string, list: readonly string[]): string[] {
  const seen = new Set([sameEntityName(name)]);
  const kept: string[] = [];
  for (const synonym of list.map((text) => text.trim())) {
    const key = sameEntityName(synonym);
    if (!key || seen.has(key)) continue;
    seen.add(key);
    kept.push(synonym);
  }
  return kept;
}
