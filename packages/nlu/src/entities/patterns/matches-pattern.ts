import { longestText } from '../../tokenise.ts';
import { SearchBudget, type StepMeter } from '../search-budget.ts';
import type { PatternProgram } from './pattern-program.ts';
import { runPattern } from './run-pattern.ts';
import { usableProgram } from './usable-program.ts';

/** Patterns that are kept ready; the one used longest ago goes first. */
const capacity = 256;
const programs = new Map<string, PatternProgram | null>();

/** What making an instruction of a pattern takes that is not kept ready, in steps of the search. */
const stepsOfInstruction = 4;

/**
 * Whether a text holds a match of a pattern; false for a pattern that `checkPattern` refuses, and for one that takes
 * more than is left of the budget.
 */
export function matchesPattern(source: string, text: string, budget = new SearchBudget()): boolean {
  const meter = budget.share(1);
  if (meter.most <= 0) return false;
  const program = programOf(source, meter);
  if (!program) return false;
  const { matches, steps } = runPattern(program, text.slice(0, longestText), meter.left);
  meter.spent += steps;
  budget.spend(meter);
  return matches.length > 0;
}

/** Null for a pattern that cannot be used. */
function programOf(source: string, meter: StepMeter): PatternProgram | null {
  let program = programs.get(source);
  if (program === undefined) {
    program = usableProgram(source);
    meter.spent += stepsOfInstruction * (program?.length ?? 0);
  }
  programs.delete(source);
  programs.set(source, program);
  for (const oldest of programs.keys()) {
    if (programs.size <= capacity) break;
    programs.delete(oldest);
  }
  return program;
}
