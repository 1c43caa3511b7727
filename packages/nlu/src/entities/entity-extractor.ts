import { finish } from '../finish.ts';
import type { NluLanguage } from '../nlu-language.ts';
import type { EntityTypeDefinition, FoundEntity, SaidAt } from './entity-types.ts';
import { FoldedText } from './folded-text.ts';
import { type LocatedWord, locateWords } from './located-words.ts';
import { SearchBudget } from './search-budget.ts';
import { withoutOverlaps } from './spans.ts';
import { localMoment } from './system/calendar/local-moment.ts';
import type { SystemPassage } from './system/system-passage.ts';
import { buildSearches, type Finding, type Reading } from './type-searches.ts';

export interface EntityExtractor {
  /**
   * The values in a text, sorted by start. Those of one type do not overlap; those of different types may.
   * Only the first 10,000 characters are read. `typeIds` limits the search to some types. A type of which the search
   * takes more than its share of the budget is left out, and named there; the types that take least are looked for
   * first, so that others have what they leave.
   * @throws RangeError when the time zone does not exist.
   */
  extract(text: string, said: SaidAt, typeIds?: readonly string[], budget?: SearchBudget): FoundEntity[];
}

/**
 * Prepares the search for the values of some types in texts of one language. Patterns that `checkPattern` refuses
 * find nothing.
 */
export function createEntityExtractor(
  types: readonly EntityTypeDefinition[],
  language: NluLanguage,
): EntityExtractor {
  return finish(buildEntityExtractor(types, language));
}

/** The same bit by bit, so that others may have their turn: long lists take a while. */
export function* buildEntityExtractor(
  types: readonly EntityTypeDefinition[],
  language: NluLanguage,
): Generator<void, EntityExtractor> {
  const searches = yield* buildSearches(types, language);
  return {
    extract(text, said, typeIds, budget = new SearchBudget()) {
      const reading = readingOf(text, said, language);
      const wanted = typeIds && new Set(typeIds);
      const asked = wanted ? searches.filter(({ typeId }) => wanted.has(typeId)) : searches;
      return asked
        .flatMap(({ typeId, find }, place) => {
          const meter = budget.share(asked.length - place);
          const found = find?.(reading, meter);
          budget.spend(meter);
          if (!found || meter.isEmpty) {
            budget.leaveOut(typeId);
            return [];
          }
          const spans = withoutOverlaps(found.filter(({ start, end }) => end > start));
          return spans.map((span) => entityOf(typeId, span, text));
        })
        .sort((a, b) => a.start - b.start || b.end - a.end);
    },
  };
}

function readingOf(original: string, said: SaidAt, language: NluLanguage): Reading {
  const text = new FoldedText(original);
  let words: readonly LocatedWord[] | undefined;
  let passage: SystemPassage | undefined;
  return {
    text,
    words() {
      words ??= locateWords(text.folded, language);
      return words;
    },
    passage() {
      passage ??= { text: text.folded, said: localMoment(said) };
      return passage;
    },
  };
}

function entityOf(
  typeId: string,
  { start, end, score, value, pastValue, entryId }: Finding,
  original: string,
): FoundEntity {
  const text = original.slice(start, end);
  return {
    typeId,
    start,
    end,
    text,
    value: value ?? text,
    ...(pastValue !== undefined && { pastValue }),
    score,
    ...(entryId !== undefined && { entryId }),
  };
}
