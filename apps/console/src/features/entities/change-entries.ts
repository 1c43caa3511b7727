import { entityEntriesMax, entityNameMax, sameEntityName } from '@samtale/contract';
import { inOrder } from '../../ui/in-order.ts';
import {
  type EditorEntityType,
  type EditorEntry,
  newEntry,
  withSynonyms,
  withTyped,
} from './editor-entity-type.ts';

type Entries = readonly EditorEntry[];

/** Words that stand between separators, as synonyms are typed and pasted: a comma, semicolon, tab or line each. */
export const splitSynonyms = (text: string): string[] => splitAt(text, /[,;\t\r\n]+/);

const splitAt = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, entityNameMax))
    .filter(Boolean);

/** What came of adding typed or pasted lines. */
export interface Added {
  entries: Entries;
  /** Values that are new, and values that were there and got more synonyms. */
  newCount: number;
  mergedCount: number;
  /** Lines that there was no room for. */
  refusedCount: number;
}

/**
 * Adds a value for each line, with the cells after its name as synonyms: "name; synonym; synonym", or the cells of a
 * spreadsheet. A line whose name is there already adds its synonyms to that value. Of patterns each line is one.
 */
export function addLines(present: Entries, text: string, isRegEx: boolean): Added {
  const entries = [...present];
  const sameness = isRegEx ? (name: string) => name.trim() : sameEntityName;
  const places = new Map(present.map(({ name }, index) => [sameness(name), index]));
  const merged = new Set<number>();
  let refusedCount = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [name, ...synonyms] = isRegEx ? splitPattern(line) : splitAt(line, /[;\t]+/);
    if (name === undefined) continue;
    const place = places.get(sameness(name));
    const old = place === undefined ? undefined : entries[place];
    if (place !== undefined && old) {
      const next = withSynonyms(old, synonyms);
      if (next.synonyms.length === old.synonyms.length) continue;
      entries[place] = { ...next, typed: old.typed };
      if (place < present.length) merged.add(place);
    } else if (entries.length >= entityEntriesMax) refusedCount += 1;
    else {
      places.set(sameness(name), entries.length);
      entries.push(withSynonyms(newEntry(name), synonyms));
    }
  }
  const newCount = entries.length - present.length;
  return { entries, newCount, mergedCount: merged.size, refusedCount };
}

/** A type as it is meant: what stands in a field is a value, or a synonym, too. */
export function writtenType(type: EditorEntityType): EditorEntityType {
  const typed = withTyped(type);
  if (!typed.line) return typed;
  const entries = typed.line.trim()
    ? addLines(typed.entries, typed.line, typed.isRegEx).entries
    : typed.entries;
  return { ...typed, entries, line: '' };
}

const splitPattern = (line: string): string[] => (line.trim() ? [line.trim().slice(0, entityNameMax)] : []);

/** Sorted by name. */
export const sortEntries = (entries: Entries): Entries =>
  [...entries].sort((one, other) => inOrder(one.name, other.name));

/** Takes back what was done to the list as a whole: a removal, a sorting or lines that were added. */
export type Undo = (now: Entries) => Entries;

/** Puts a removed value back where it was. */
export const undoRemoval =
  (entry: EditorEntry, index: number): Undo =>
  (now) =>
    now.toSpliced(Math.min(index, now.length), 0, entry);

/** Puts values back in the order they had; those that have come since stand last. */
export function undoSorting(before: Entries): Undo {
  const places = new Map(before.map(({ key }, index) => [key, index]));
  const placeOf = ({ key }: EditorEntry) => places.get(key) ?? before.length;
  return (now) => [...now].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Takes away the values that were added, and the synonyms that were. What has been typed since stays. */
export function undoAdding(before: Entries, after: Entries): Undo {
  const old = new Map(before.map((entry) => [entry.key, entry]));
  const added = new Map(after.map((entry) => [entry.key, entry]));
  return (now) =>
    now
      .filter(({ key }) => old.has(key) || !added.has(key))
      .map((entry) => (entry === added.get(entry.key) ? (old.get(entry.key) ?? entry) : entry));
}

/** The values whose name or synonyms hold a text, which is in small letters. */
export const entriesWith = (entries: Entries, wanted: string): Entries =>
  wanted
    ? entries.filter(({ name, synonyms }) =>
        [name, ...synonyms].some((text) => text.toLocaleLowerCase().includes(wanted)),
      )
    : entries;
