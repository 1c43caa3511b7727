import type { NluLanguage } from '../nlu-language.ts';
import type { EntityTypeDefinition, FoundEntity, SaidAt } from './entity-types.ts';
import { FoldedText } from './folded-text.ts';
import { EntryIndex } from './lists/entry-index.ts';
import { findEntries } from './lists/find-entries.ts';
import { type LocatedWord, locateWords } from './located-words.ts';
import { patternFinder } from './patterns/find-matches.ts';
import { type Span, withoutOverlaps } from './spans.ts';
import { localMoment } from './system/calendar/local-moment.ts';
import { systemFinders } from './system/system-finders.ts';
import type { SystemPassage } from './system/system-passage.ts';

export interface EntityExtractor {
  /**
   * The values in a text, sorted by start. Those of one type do not overlap; those of different types may.
   * Only the first 10,000 characters are read. `typeIds` limits the search to some types.
   * @throws RangeError when the time zone does not exist.
   */
  extract(text: string, said: SaidAt, typeIds?: readonly string[]): FoundEntity[];
}

/** What was found, in positions of the original text. */
interface Finding extends Span {
  value?: string;
  entryId?: string;
}

/** A text as the finders read it. */
interface Reading {
  text: FoldedText;
  words(): readonly LocatedWord[];
  passage(): SystemPassage;
}

type FindInText = (reading: Reading) => Finding[];

/**
 * Prepares the search for the values of some types in texts of one language. Patterns that `checkPattern` refuses
 * find nothing.
 */
export function createEntityExtractor(
  types: readonly EntityTypeDefinition[],
  language: NluLanguage,
): EntityExtractor {
  const finders = new Map(types.map((type) => [type.id, finderOf(type, language)]));
  return {
    extract(text, said, typeIds = [...finders.keys()]) {
      const reading = readingOf(text, said, language);
      return [...new Set(typeIds)]
        .flatMap((typeId) => {
          const found = finders.get(typeId)?.(reading) ?? [];
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

function finderOf(type: EntityTypeDefinition, language: NluLanguage): FindInText {
  switch (type.kind) {
    case 'list': {
      const index = new EntryIndex(type.entries, language);
      return ({ text, words }) => inOriginal(findEntries(words(), index), text);
    }
    case 'pattern': {
      const find = patternFinder(type.patterns);
      return ({ text }) => find(text.original);
    }
    case 'system': {
      const find = systemFinders(language)[type.dataType];
      return ({ text, passage }) => inOriginal(find(passage()), text);
    }
  }
}

function inOriginal(findings: readonly Finding[], text: FoldedText): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    start: text.originalStart(finding.start),
    end: text.originalEnd(finding.end),
  }));
}

function entityOf(
  typeId: string,
  { start, end, score, value, entryId }: Finding,
  original: string,
): FoundEntity {
  const text = original.slice(start, end);
  return { typeId, start, end, text, value: value ?? text, score, ...(entryId !== undefined && { entryId }) };
}
