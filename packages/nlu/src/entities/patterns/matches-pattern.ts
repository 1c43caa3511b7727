import { longestText } from '../../tokenise.ts';
import { SearchBudget } from '../search-budget.ts';
import { checkPattern, compilePattern, type PatternProgram } from './compile-pattern.ts';
import { runPattern } from './run-pattern.ts';

/** Patterns that are kept ready; the one used longest ago goes first. */
const capacity = 256;
const programs = new Map<string, PatternProgram | null>();

/**
 * Whether a text holds a match of a pattern; false for a pattern that `checkPattern` refuses, and for one that takes
 * more than is left of the budget.
 */
export function matchesPattern(source: string, text: string, budget = new SearchBudget()): boolean {
  const program = programOf(source);
  if (!program) return false;
  const meter = budget.share(1);
  const { matches, steps } = runPattern(program, text.slice(0, longestText), meter.most);
  meter.spent += steps;
  budget.spend(meter);
  return matches.length > 0;
}

function programOf(source: string): PatternProgram | null {
  const known = programs.get(source);
  const program = known === undefined ? (checkPattern(source) ? null : compilePattern(source)) : known;
  programs.delete(source);
  programs.set(source, program);
  for (const oldest of programs.keys()) {
    if (programs.size <= capacity) break;
    programs.delete(oldest);
  }
  return program;
}
