import type { LocatedWord } from '../located-words.ts';
import type { Span } from '../spans.ts';
import type { EntryIndex } from './entry-index.ts';

/** An entry of a list in a folded text. */
export interface FoundEntry extends Span {
  entryId: string;
  value: string;
}

/** The entries that a text names; they may overlap. One word more is tried: "el cykel" for "elcykel". */
export function findEntries(words: readonly LocatedWord[], index: EntryIndex): FoundEntry[] {
  const found: FoundEntry[] = [];
  const longest = index.longestTerm === 0 ? 0 : index.longestTerm + 1;
  for (const [from, first] of words.entries()) {
    const beyond = Math.min(from + longest, words.length);
    for (let to = from + 1; to <= beyond; to++) {
      const match = index.find(words, from, to);
      if (!match) continue;
      const { entry, score, weight } = match;
      const end = words[to - 1]?.end ?? first.end;
      found.push({ start: first.start, end, score, weight, entryId: entry.id, value: entry.name });
    }
  }
  return found;
}
