import { tooCostlyKey } from '@samtale/contract';
import {
  costliestPattern,
  type EntityTypeDefinition,
  type EntryProblem,
  type FoundEntity,
  listProblems,
  type NluLanguage,
  patternProblems,
  type SaidAt,
  SearchBudget,
} from '@samtale/nlu';
import { AppError } from '../../platform/app-error.ts';
import { ExtractorMemory } from './extractor-memory.ts';

export interface EntityTrialTask {
  type: EntityTypeDefinition;
  language: NluLanguage;
  text: string;
  said: SaidAt;
}

export interface EntityTrialOutcome {
  found: FoundEntity[];
  problems: EntryProblem[];
}

/** Kept for as long as the thread. */
const extractors = new ExtractorMemory();

/**
 * What a type finds in a text at what a bot may spend on it, and what is wrong with its entries. A type that costs more
 * finds nothing: of patterns, it is told which takes most. Throws `tooCostly` for a list.
 */
export function run({ type, language, text, said }: EntityTrialTask): EntityTrialOutcome {
  if (type.kind !== 'pattern') {
    const problems = type.kind === 'list' ? listProblems(type.entries) : [];
    if (problems.length) return { found: [], problems };
    const found = search(type, language, text, said);
    if (!found) throw new AppError('tooCostly', tooCostlyKey);
    return { found, problems };
  }
  const problems = patternProblems(type.patterns);
  if (problems.some(({ code }) => code === 'tooCostly')) return { found: [], problems };
  const unusable = new Set(problems.map(({ index }) => index));
  const usable = type.patterns
    .map((source, index) => ({ source, index }))
    .filter(({ source, index }) => source && !unusable.has(index));
  const patterns = usable.map(({ source }) => source);
  const found = search({ ...type, patterns }, language, text, said);
  if (found) return { found, problems };
  const costliest = usable[costliestPattern(patterns, text)];
  return {
    found: [],
    problems: [...problems, ...(costliest ? [{ index: costliest.index, code: 'tooCostly' as const }] : [])],
  };
}

/** What is found; null when the search takes more than it may. */
function search(
  type: EntityTypeDefinition,
  language: NluLanguage,
  text: string,
  said: SaidAt,
): FoundEntity[] | null {
  if (!text.trim()) return [];
  const budget = new SearchBudget();
  const found = extractors.of(type, language).extract(text, said, undefined, budget);
  return budget.leftOut.size ? null : found;
}
