import { compilePattern } from './patterns/compile-pattern.ts';
import { PatternError, type PatternProblemCode } from './patterns/pattern-error.ts';
import { runPattern } from './patterns/run-pattern.ts';
import { stepsOfText } from './search-budget.ts';
import { mostInstructionsOfType, mostTermsOfType } from './search-room.ts';

/** What is wrong with an entry of a type, by its place. */
export interface EntryProblem {
  index: number;
  /** `tooCostly` is with what stands before it more than a type has room for. */
  code: PatternProblemCode | 'tooCostly';
}

/** The patterns of a type that cannot be used. Empty ones are no patterns. What follows a costly one is not looked at. */
export function patternProblems(patterns: readonly string[]): EntryProblem[] {
  const problems: EntryProblem[] = [];
  let instructions = 0;
  for (const [index, source] of patterns.entries()) {
    if (!source) continue;
    const size = sizeOf(source);
    if (typeof size === 'string') problems.push({ index, code: size });
    else instructions += size;
    if (instructions > mostInstructionsOfType) return [...problems, { index, code: 'tooCostly' }];
  }
  return problems;
}

/** The first value that a list has no room for, if there is one. */
export function listProblems(entries: readonly { synonyms: readonly string[] }[]): EntryProblem[] {
  let terms = 0;
  const index = entries.findIndex(({ synonyms }) => {
    terms += 1 + synonyms.length;
    return terms > mostTermsOfType;
  });
  return index < 0 ? [] : [{ index, code: 'tooCostly' }];
}

/** Of patterns that can be used and cost more in a text than it may: the place of the one that takes most of it. */
export function costliestPattern(patterns: readonly string[], text: string): number {
  let left = stepsOfText;
  let most = { index: 0, steps: 0 };
  for (const [index, source] of patterns.entries()) {
    if (left < 0) break;
    const { steps } = runPattern(compilePattern(source), text, left);
    left -= steps;
    if (steps > most.steps) most = { index, steps };
  }
  return most.index;
}

function sizeOf(source: string): number | PatternProblemCode {
  try {
    return compilePattern(source).length;
  } catch (error) {
    if (error instanceof PatternError) return error.code;
    throw error;
  }
}
