import type { LocatedWord } from '../located-words.ts';
import type { StepMeter } from '../search-budget.ts';
import type { Span } from '../spans.ts';
import type { EntryIndex, Stretch } from './entry-index.ts';

/** An entry of a list in a folded text. */
export interface FoundEntry extends Span {
  entryId: string;
  value: string;
}

/**
 * The entries that a text names; they may overlap. One word more is tried: "el cykel" for "elcykel". What is found is
 * incomplete once the meter is empty.
 */
export function findEntries(
  words: readonly LocatedWord[],
  index: EntryIndex,
  meter: StepMeter,
): FoundEntry[] {
  const found: FoundEntry[] = [];
  const longest = index.longestTerm === 0 ? 0 : index.longestTerm + 1;
  for (const [from, first] of words.entries()) {
    let stretch: Stretch | null = null;
    for (const word of words.slice(from, from + longest)) {
      if (meter.isEmpty) return found;
      stretch = stretch ? followedBy(stretch, word) : stretchOf(word);
      const match = index.find(stretch, meter);
      if (!match) continue;
      const { entry, score, weight } = match;
      found.push({ start: first.start, end: word.end, score, weight, entryId: entry.id, value: entry.name });
    }
  }
  return found;
}

const stretchOf = (last: LocatedWord): Stretch => ({
  exact: last.normalised,
  head: '',
  loose: last.loose,
  last,
  topicless: last.topicless,
});

function followedBy({ exact, loose, topicless }: Stretch, last: LocatedWord): Stretch {
  const head = `${loose} `;
  return {
    exact: `${exact} ${last.normalised}`,
    head,
    loose: head + last.loose,
    last,
    topicless: topicless && last.topicless,
  };
}
