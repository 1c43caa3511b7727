import type { NluLanguage } from '../nlu-language.ts';
import type { EntityTypeDefinition } from './entity-types.ts';
import type { FoldedText } from './folded-text.ts';
import { EntryIndex } from './lists/entry-index.ts';
import { findEntries } from './lists/find-entries.ts';
import type { LocatedWord } from './located-words.ts';
import { patternFinder } from './patterns/find-matches.ts';
import type { StepMeter } from './search-budget.ts';
import { mostInstructions, mostTerms, termsOf } from './search-room.ts';
import type { Span } from './spans.ts';
import { compileUnused } from './system/phrase-rules.ts';
import { buildSystemFinders } from './system/system-finders.ts';
import type { SystemPassage } from './system/system-passage.ts';

/** What was found, in positions of the original text. */
export interface Finding extends Span {
  value?: string;
  pastValue?: string;
  entryId?: string;
}

/** A text as the searches read it. */
export interface Reading {
  text: FoldedText;
  words(): readonly LocatedWord[];
  passage(): SystemPassage;
}

/** How the values of a type are found. */
export interface TypeSearch {
  typeId: string;
  /** Null for a type that is too large for what a language's types may take together. */
  find: ((reading: Reading, meter: StepMeter) => Finding[]) | null;
  /** Roughly what a character of a text costs, in steps. */
  cost: number;
}

/** What looking up a stretch of words takes for each of its characters, in steps. */
const stepsOfListPerCharacter = 10;

/** The searches for some types, those that take least first. */
export function* buildSearches(
  types: readonly EntityTypeDefinition[],
  language: NluLanguage,
): Generator<void, TypeSearch[]> {
  const searches: TypeSearch[] = [];
  let terms = 0;
  let instructions = 0;
  for (const type of types.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    const typeId = type.id;
    if (type.kind === 'system') {
      const find = (yield* buildSystemFinders(language))[type.dataType];
      yield* compileUnused();
      // They are the product's own, and take a few milliseconds whatever is said.
      searches.push({ typeId, cost: 0, find: ({ text, passage }) => inOriginal(find(passage()), text) });
    } else if (type.kind === 'list') {
      terms += termsOf(type.entries);
      if (terms > mostTerms) {
        searches.push({ typeId, cost: 0, find: null });
        continue;
      }
      const index = yield* EntryIndex.building(type.entries, language);
      searches.push({
        typeId,
        cost: stepsOfListPerCharacter * (index.longestTerm + 1),
        find: ({ text, words }, meter) => inOriginal(findEntries(words(), index, meter), text),
      });
    } else {
      const finder = yield* patternFinder(type.patterns, mostInstructions - instructions);
      instructions += finder?.size ?? 0;
      searches.push({
        typeId,
        cost: finder?.size ?? 0,
        find: finder && (({ text }, meter) => finder.find(text.original, meter)),
      });
    }
  }
  return searches.sort((one, other) => one.cost - other.cost);
}

/** By this the smaller type has its place before a larger one takes it. */
function sizeOf(type: EntityTypeDefinition): number {
  if (type.kind === 'system') return 0;
  return type.kind === 'list' ? termsOf(type.entries) : type.patterns.length;
}

function inOriginal(findings: readonly Finding[], text: FoldedText): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    start: text.originalStart(finding.start),
    end: text.originalEnd(finding.end),
  }));
}
